// The small window itself, as far as its page has a say in it: its size, and that it hides. A tab of a browser has neither.

/** In CSS pixels: with the field alone, and with what stands under it. */
const sizes = {
  field: { width: 480, height: 120 },
  folders: { width: 560, height: 360 },
  answer: { width: 640, height: 560 },
} as const;

/** One that the person has made larger stays so. */
export function fitWindow(shows: keyof typeof sizes): void {
  if (!window.pilotfish) return;
  const { width, height } = sizes[shows];
  if (shows === 'field') window.resizeTo(width, height);
  else window.resizeTo(Math.max(width, window.outerWidth), Math.max(height, window.outerHeight));
}

export function canHide(): boolean {
  return window.pilotfish !== undefined;
}

/** The desktop hides it instead of closing it. */
export function hideWindow(): void {
  window.close();
}
