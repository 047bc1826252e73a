// Size and hiding of the Quick Ask window, controlled by its page. A browser tab supports neither.

/** In CSS pixels: with the field alone, and with content below it. */
const sizes = {
  field: { width: 480, height: 120 },
  folders: { width: 560, height: 360 },
  answer: { width: 640, height: 560 },
} as const;

/** A window that the user enlarged keeps its size. */
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
