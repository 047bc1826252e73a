import type { Tokens } from '../../../ui/tokens';

// The window's colours under the names of Mermaid's theme variables.

export type DiagramColours = Readonly<Record<string, string | boolean>>;

/** Read at once: the tokens are valid only during the call. */
export function diagramColours({ color, isDark }: Tokens): DiagramColours {
  return {
    darkMode: isDark,
    background: color('raised'),
    primaryColor: color('sunken'),
    primaryTextColor: color('text'),
    primaryBorderColor: color('border-strong'),
    lineColor: color('text-soft'),
    textColor: color('text'),
    secondaryColor: color('selected'),
    tertiaryColor: color('sunken'),
    noteBkgColor: color('selected'),
    noteTextColor: color('text'),
    noteBorderColor: color('border-strong'),
    edgeLabelBackground: color('raised'),
    dropShadow: 'none',
  };
}
