import { isTextOf, words } from '@shared/texts/text';
import { CircleAlert, LoaderCircle, RotateCw, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import styles from './UploadChip.module.css';
import type { Upload } from './uploads';

type UploadChipProps = { readonly upload: Upload; onRetry(): void; onCancel(): void };

/** Errors of files that can never be attached. */
const lasting = ['attachment.binary', 'attachment.no-text', 'attached.too-large'];

/** An upload in progress, or a failed one with its reason and remedy. */
export function UploadChip({ upload, onRetry, onCancel }: UploadChipProps): ReactElement {
  const name = visibleText(upload.name);
  const { failure } = upload;
  const mayRetry = failure !== null && !lasting.some((key) => isTextOf(failure, key));
  const percent = Math.round(100 * upload.part);
  return (
    <span className={failure === null ? styles.chip : styles.failed}>
      {failure === null ? (
        <>
          <LoaderCircle aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />
          <span className={styles.name}>{words('attached.uploading', { name, percent })}</span>
        </>
      ) : (
        <>
          <CircleAlert aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />
          <span className={styles.reason} role="alert">
            {visibleText(failure)}
          </span>
          {mayRetry && (
            <Button
              variant="quiet"
              icon={RotateCw}
              aria-label={words('attached.retry-label', { name })}
              onClick={onRetry}
            >
              {words('attached.retry')}
            </Button>
          )}
        </>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={words(failure === null ? 'attached.cancel' : 'attached.remove', { name })}
        onClick={onCancel}
      >
        <X aria-hidden size={12} strokeWidth={1.75} />
      </button>
    </span>
  );
}
