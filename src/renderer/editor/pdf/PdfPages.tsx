import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { VirtualList, type VirtualListHandle } from '../../ui/virtual-list/VirtualList';
import { visibleText } from '../../ui/visible-text';
import { useTakenKeyboard } from '../parts/use-taken-keyboard';
import { PdfBar } from './PdfBar';
import { type PageSize, PdfPage } from './PdfPage';
import styles from './PdfView.module.css';
import type { PDFDocumentProxy } from './pdf-document';
import { factorFor, nextZoom, pixelsPerPoint, type Zoom, type ZoomStep, zoomKey } from './pdf-zoom';

type PdfPagesProps = {
  readonly path: string;
  readonly document: PDFDocumentProxy;
  /** The size of the first page. Other pages count as equal until they are visible. */
  readonly first: PageSize;
};

/**
 * In pixels, the same as in the style sheet: beside a page, and above and below it; each value is the sum of both
 * sides.
 */
const beside = 32;
const above = 16;

/** The pages of a document in a column. Only visible pages are drawn. */
export function PdfPages({ path, document, first }: PdfPagesProps): ReactElement {
  const list = useRef<VirtualListHandle>(null);
  const [room, measure] = useWidth();
  useTakenKeyboard(room > 0 ? path : null);
  const [zoom, setZoom] = useState<Zoom>('fit-width');
  const [page, setPage] = useState(1);
  const factor = factorFor(zoom, first.width, room - beside);
  const pages = document.numPages;
  const numbers = useMemo(() => Array.from({ length: pages }, (_, index) => index + 1), [pages]);
  const step = (wanted: ZoomStep) => setZoom(nextZoom(factor, wanted));
  const press = (event: KeyboardEvent) => {
    const wanted = event.ctrlKey || event.metaKey || event.altKey ? null : zoomKey(event.key);
    if (wanted === null) return;
    event.preventDefault();
    step(wanted);
  };
  const isFitted = zoom === 'fit-width';
  const note = (offset: number) => {
    const handle = list.current;
    if (handle) setPage(handle.findItemIndex(offset + handle.viewportSize / 2) + 1);
  };
  return (
    <>
      <PdfBar
        page={page}
        pages={pages}
        factor={factor}
        isFitted={isFitted}
        goTo={(wanted) => list.current?.scrollToIndex(wanted - 1)}
        zoom={step}
      />
      <div ref={measure} className={styles.pages}>
        {room > 0 && (
          <VirtualList
            ref={list}
            className={styles.list}
            role="document"
            aria-label={words('pdf.name', { path: visibleText(path) })}
            tabIndex={0}
            onKeyDown={press}
            onScroll={note}
            data={numbers}
            itemSize={first.height * factor * pixelsPerPoint + above}
          >
            {(number) => (
              <PdfPage key={number} document={document} number={number} factor={factor} expected={first} />
            )}
          </VirtualList>
        )}
      </div>
    </>
  );
}

/** The width of the element in pixels; 0 until it is known. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure] as const;
}
