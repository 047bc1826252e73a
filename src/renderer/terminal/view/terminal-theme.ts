import type { ITheme } from '@xterm/xterm';
import { hexOf } from '../../ui/hex-color';

// The window's colours in a terminal: taken from the tokens, and again whenever light and dark change places.

const ansi = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;

/** Gives `apply` the theme now and after every change, until the returned function is called. */
export function followTheme(apply: (theme: ITheme) => void): () => void {
  const tell = () => apply(themeOfTokens());
  const observer = new MutationObserver(tell);
  const system = matchMedia('(prefers-color-scheme: dark)');
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', tell);
  tell();
  return () => {
    observer.disconnect();
    system.removeEventListener('change', tell);
  };
}

function themeOfTokens(): ITheme {
  const probe = document.createElement('div');
  probe.hidden = true;
  document.body.append(probe);
  const color = (token: string) => {
    probe.style.color = `var(--color-${token})`;
    return hexOf(getComputedStyle(probe).color);
  };
  const theme: ITheme = {
    foreground: color('text'),
    background: color('raised'),
    cursor: color('accent'),
    cursorAccent: color('raised'),
    selectionBackground: `${color('accent')}55`,
    selectionInactiveBackground: `${color('accent')}33`,
    scrollbarSliderBackground: `${color('text-faint')}40`,
    scrollbarSliderHoverBackground: `${color('text-faint')}66`,
    ...Object.fromEntries(ansi.map((name) => [name, color(`ansi-${name}`)])),
    ...Object.fromEntries(ansi.map((name) => [bright(name), color(`ansi-bright-${name}`)])),
  };
  probe.remove();
  return theme;
}

function bright(name: string): string {
  return `bright${name[0]?.toUpperCase()}${name.slice(1)}`;
}
