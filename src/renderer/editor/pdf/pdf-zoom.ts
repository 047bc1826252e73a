// Zoom of a document: the available width, or a factor. Pure.

/** `1` is the page's own size: 72 points an inch at 96 pixels an inch. */
export type Zoom = 'fit-width' | number;

/** Pixels of the page for one point of the document, at factor 1. */
export const pixelsPerPoint = 96 / 72;

/** The zoom steps of the buttons and keys. */
export type ZoomStep = 'in' | 'out' | 'fit';

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The next of the usual factors; `shown` is the current one. */
export function nextZoom(shown: number, step: ZoomStep): Zoom {
  if (step === 'fit') return 'fit-width';
  // The fitted factor is seldom a usual one. A step to a factor that looks the same is skipped.
  const near = 0.01;
  if (step === 'in') return steps.find((factor) => factor > shown + near) ?? shown;
  return steps.findLast((factor) => factor < shown - near) ?? shown;
}

/** The factor for a page of that width (in points) in `room` (in pixels). */
export function factorFor(zoom: Zoom, pageWidth: number, room: number): number {
  if (zoom !== 'fit-width') return zoom;
  const fits = room / (pageWidth * pixelsPerPoint);
  return Math.min(Math.max(fits, steps[0] ?? 0), steps.at(-1) ?? 1);
}

/** The action of a key without modifiers, or null. */
export function zoomKey(key: string): ZoomStep | null {
  if (key === '+' || key === '=') return 'in';
  if (key === '-') return 'out';
  return key === '0' ? 'fit' : null;
}
