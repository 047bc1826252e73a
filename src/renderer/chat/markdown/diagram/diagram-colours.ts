import type { Tokens } from '../../../ui/tokens';

// The window's colours under the names that Mermaid's themes have for them.

export type DiagramColours = Readonly<Record<string, string | boolean>>;

/** Read at once: the tokens hold only while they are told. */
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
