// Zoom of a document: as wide as there is room, or a factor. Pure.

/** A factor of the page's own size, where 1 is 72 points an inch at 96 pixels. */
export type Zoom = 'fit-width' | number;

/** Of which 1 is a point of the document to a pixel of the page. */
export const pixelsPerPoint = 96 / 72;

/** What is asked of the zoom by a button or a key. */
export type ZoomStep = 'in' | 'out' | 'fit';

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The next of the usual factors; `shown` is what is shown now. */
export function nextZoom(shown: number, step: ZoomStep): Zoom {
  if (step === 'fit') return 'fit-width';
  // What fits is seldom a usual one: one that looks the same is no step.
  const near = 0.01;
  if (step === 'in') return steps.find((factor) => factor > shown + near) ?? shown;
  return steps.findLast((factor) => factor < shown - near) ?? shown;
}

/** The factor to show a page of that width (in points) with, where there is so much room for it (in pixels). */
export function factorFor(zoom: Zoom, pageWidth: number, room: number): number {
  if (zoom !== 'fit-width') return zoom;
  const fits = room / (pageWidth * pixelsPerPoint);
  return Math.min(Math.max(fits, steps[0] ?? 0), steps.at(-1) ?? 1);
}

/** What a key without a modifier does here; null: nothing. */
export function zoomKey(key: string): ZoomStep | null {
  if (key === '+' || key === '=') return 'in';
  if (key === '-') return 'out';
  return key === '0' ? 'fit' : null;
}
