import type { ITheme } from '@xterm/xterm';
import { followTokens, type Tokens } from '../../ui/tokens';

// The window's colours in a terminal: taken from the tokens, and again after each change of the tokens.

const ansi = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;

/** Calls `apply` with the theme now and after every change, until the returned function is called. */
export function followTheme(apply: (theme: ITheme) => void): () => void {
  return followTokens((tokens) => apply(themeOf(tokens)));
}

function themeOf({ color }: Tokens): ITheme {
  return {
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
}

function bright(name: string): string {
  return `bright${name[0]?.toUpperCase()}${name.slice(1)}`;
}
