import { words } from '@shared/texts/text';
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './PdfView.module.css';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from './pdf-document';
import { pixelsPerPoint } from './pdf-zoom';

/** In points of the document. */
export type PageSize = { readonly width: number; readonly height: number };

type PdfPageProps = {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  readonly factor: number;
  /** The size until the page's own size is known. */
  readonly expected: PageSize;
};

/** One page as it is printed. An invisible text layer allows selection and screen readers. */
export function PdfPage({ document, number, factor, expected }: PdfPageProps): ReactElement {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [isFaulty, setFaulty] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { width, height } = page ? page.getViewport({ scale: 1 }) : expected;
  const scale = factor * pixelsPerPoint;

  useEffect(() => {
    let current = true;
    document.getPage(number).then(
      (loaded) => current && setPage(loaded),
      () => current && setFaulty(true),
    );
    return () => {
      current = false;
    };
  }, [document, number]);

  useEffect(() => {
    if (!page || !canvas.current || !text.current) return;
    return drawPage(page, scale, { canvas: canvas.current, text: text.current }, () => setFaulty(true));
  }, [page, scale]);

  return (
    <div className={styles.slot}>
      <section
        className={styles.page}
        aria-label={words('pdf.page', { number })}
        style={styleOf({ width, height }, scale)}
      >
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
        <div ref={text} className={styles.text} />
        {isFaulty && <p className={styles.fault}>{words('pdf.page-faulty', { number })}</p>}
      </section>
    </div>
  );
}

function styleOf({ width, height }: PageSize, scale: number): CSSProperties {
  return { width: width * scale, height: height * scale, '--total-scale-factor': scale };
}

type Layers = { readonly canvas: HTMLCanvasElement; readonly text: HTMLDivElement };

/** In pixels of the screen. Pilotfish draws a larger page at a lower resolution. */
const largestCanvas = 16 * 1024 * 1024;

/** Draws until the returned function is called. */
function drawPage(
  page: PDFPageProxy,
  scale: number,
  { canvas, text }: Layers,
  failed: () => void,
): () => void {
  const viewport = page.getViewport({ scale });
  const area = viewport.width * viewport.height;
  const density = Math.min(window.devicePixelRatio, Math.sqrt(largestCanvas / area));
  canvas.width = Math.ceil(viewport.width * density);
  canvas.height = Math.ceil(viewport.height * density);
  const transform = [density, 0, 0, density, 0, 0];
  const drawing = page.render({ canvas, viewport, transform });
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  const isCancelled = (error: unknown) => error instanceof Error && /Cancelled|Abort/.test(error.name);
  Promise.all([drawing.promise, layer.render()]).catch((error: unknown) => {
    if (!isCancelled(error)) failed();
  });
  return () => {
    drawing.cancel();
    layer.cancel();
    text.replaceChildren();
  };
}
