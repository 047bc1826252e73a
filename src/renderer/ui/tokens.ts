import { hexOf } from './hex-color';

// Tokens as colour values, for the editor and the terminal, which cannot use the style sheet. They follow the
// settings and the system: light and dark, more contrast, forced colours.

export type Tokens = {
  /** The value of `--color-<token>`, as `#rrggbb`. */
  color(token: string): string;
  readonly isDark: boolean;
  /** The user wants more contrast, or the system forces its colours. */
  readonly isHighContrast: boolean;
};

/** Calls `apply` with the tokens now and after every change, until the returned function is called. */
export function followTokens(apply: (tokens: Tokens) => void): () => void {
  const tell = () => withTokens(apply);
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = ['(prefers-color-scheme: dark)', highContrast].map((query) => matchMedia(query));
  for (const query of system) query.addEventListener('change', tell);
  tell();
  return () => {
    observer.disconnect();
    for (const query of system) query.removeEventListener('change', tell);
  };
}

const highContrast = '(prefers-contrast: more), (forced-colors: active)';

function withTokens(apply: (tokens: Tokens) => void): void {
  const probe = document.createElement('div');
  probe.hidden = true;
  // Otherwise every colour would be the system's text colour.
  probe.style.forcedColorAdjust = 'none';
  document.body.append(probe);
  const color = (token: string) => {
    probe.style.color = `var(--color-${token})`;
    return hexOf(getComputedStyle(probe).color);
  };
  apply({ color, isDark: isDark(color('raised')), isHighContrast: matchMedia(highContrast).matches });
  probe.remove();
}

function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return red + green + blue < 3 * 128;
}
