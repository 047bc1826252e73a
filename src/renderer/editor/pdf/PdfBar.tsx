import { words } from '@shared/texts/text';
import { FoldHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import styles from './PdfView.module.css';
import type { ZoomStep } from './pdf-zoom';

type PdfBarProps = {
  /** The page in front, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly factor: number;
  readonly isFitted: boolean;
  goTo(page: number): void;
  zoom(step: ZoomStep): void;
};

/** The number of the page in front, and the zoom. */
export function PdfBar({ page, pages, factor, isFitted, goTo, zoom }: PdfBarProps): ReactElement {
  return (
    <div className={styles.bar} role="toolbar" aria-label={words('pdf.bar')}>
      <PageField page={page} pages={pages} goTo={goTo} />
      <span className={styles.gap} />
      <IconButton label={words('pdf.zoom-out')} keys="-" icon={ZoomOut} onClick={() => zoom('out')} />
      <output className={styles.factor} aria-label={words('pdf.zoom')}>
        {words('pdf.percent', { percent: Math.round(factor * 100) })}
      </output>
      <IconButton label={words('pdf.zoom-in')} keys="Plus" icon={ZoomIn} onClick={() => zoom('in')} />
      <IconButton
        label={words('pdf.fit-width')}
        keys="0"
        icon={FoldHorizontal}
        aria-pressed={isFitted}
        onClick={() => zoom('fit')}
      />
    </div>
  );
}

type PageFieldProps = Pick<PdfBarProps, 'page' | 'pages' | 'goTo'>;

function PageField({ page, pages, goTo }: PageFieldProps): ReactElement {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1) goTo(Math.min(wanted, pages));
    else setTyped(String(page));
  };
  return (
    <form className={styles.pageField} onSubmit={go}>
      <input
        className={styles.pageInput}
        aria-label={words('pdf.page-field')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(String(page))}
      />
      <span>{words('pdf.of-pages', { pages })}</span>
    </form>
  );
}
