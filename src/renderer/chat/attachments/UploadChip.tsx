import { words } from '@shared/texts/text';
import { CircleAlert, LoaderCircle, RotateCw, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import styles from './UploadChip.module.css';
import type { Upload } from './uploads';

type UploadChipProps = { readonly upload: Upload; onRetry(): void; onCancel(): void };

/** A file on its way, or one that did not get there and why, with what helps. */
export function UploadChip({ upload, onRetry, onCancel }: UploadChipProps): ReactElement {
  const name = visibleText(upload.name);
  const percent = Math.round(100 * upload.part);
  return (
    <span className={upload.failure === null ? styles.chip : styles.failed}>
      {upload.failure === null ? (
        <>
          <LoaderCircle aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />
          <span className={styles.name}>{words('attached.uploading', { name, percent })}</span>
        </>
      ) : (
        <>
          <CircleAlert aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />
          <span className={styles.reason} role="alert">
            {visibleText(upload.failure)}
          </span>
          <Button
            variant="quiet"
            icon={RotateCw}
            aria-label={words('attached.retry-label', { name })}
            onClick={onRetry}
          >
            {words('attached.retry')}
          </Button>
        </>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={words(upload.failure === null ? 'attached.cancel' : 'attached.remove', { name })}
        onClick={onCancel}
      >
        <X aria-hidden size={12} strokeWidth={1.75} />
      </button>
    </span>
  );
}
