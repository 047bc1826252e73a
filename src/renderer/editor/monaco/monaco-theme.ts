import type { editor } from 'monaco-editor/editor';
import { followTokens, type Tokens } from '../../ui/tokens';

// Monaco's theme, built from the window's colour tokens and updated with them.

type Editor = typeof editor;

const themeName = 'pilotfish';

/** Defines and applies the theme now, and again after each change of the tokens. */
export function followTheme(monacoEditor: Editor): void {
  followTokens((tokens) => {
    monacoEditor.defineTheme(themeName, themeOf(tokens));
    monacoEditor.setTheme(themeName);
  });
}

function themeOf({ color, isDark, isHighContrast }: Tokens): editor.IStandaloneThemeData {
  const plain = isDark ? 'vs-dark' : 'vs';
  const strong = isDark ? 'hc-black' : 'hc-light';
  return {
    base: isHighContrast ? strong : plain,
    inherit: true,
    rules: rules(color),
    colors: { ...colors(color), ...(isHighContrast && outlines(color)) },
  };
}

/** Outlines for the parts that are marked by a tint. */
function outlines(color: ColorOf): editor.IColors {
  return {
    contrastBorder: color('border'),
    contrastActiveBorder: color('accent'),
    'diffEditor.insertedTextBorder': color('diff-added'),
    'diffEditor.removedTextBorder': color('diff-removed'),
  };
}

type ColorOf = Tokens['color'];

function rules(color: ColorOf): editor.ITokenThemeRule[] {
  const text = color('text');
  const foregrounds: Readonly<Record<string, string>> = {
    '': text,
    comment: color('text-soft'),
    keyword: color('code-keyword'),
    'keyword.json': color('code-number'),
    string: color('code-string'),
    'string.escape': color('code-number'),
    'string.invalid': color('danger'),
    regexp: color('code-string'),
    number: color('code-number'),
    constant: color('code-number'),
    type: color('code-name'),
    tag: color('code-name'),
    'attribute.name': color('code-number'),
    'attribute.value': color('code-string'),
    annotation: color('code-number'),
    metatag: color('code-keyword'),
    predefined: color('code-name'),
    variable: color('code-name'),
    key: color('code-name'),
    operator: text,
    delimiter: color('text-soft'),
    identifier: text,
    invalid: color('danger'),
  };
  return Object.entries(foregrounds).map(([token, foreground]) => ({ token, foreground }));
}

function colors(color: ColorOf): editor.IColors {
  const faded = (token: string, alpha: string) => `${color(token)}${alpha}`;
  return {
    foreground: color('text'),
    focusBorder: color('accent'),
    'editor.background': color('raised'),
    'editor.foreground': color('text'),
    'editorLineNumber.foreground': color('text-soft'),
    'editorLineNumber.activeForeground': color('text'),
    'editorCursor.foreground': color('accent'),
    'editor.lineHighlightBackground': faded('hover', '80'),
    'editor.lineHighlightBorder': '#00000000',
    'editor.selectionBackground': faded('accent', '40'),
    'editor.inactiveSelectionBackground': faded('accent', '26'),
    // Outlines: a tint would look like a change of a diff.
    ...Object.fromEntries(
      ['wordHighlight', 'wordHighlightText', 'wordHighlightStrong', 'selectionHighlight'].flatMap((mark) => [
        [`editor.${mark}Background`, '#00000000'],
        [`editor.${mark}Border`, color('border-strong')],
      ]),
    ),
    // A border distinguishes the current match. More colour would lower the contrast of the text.
    'editor.findMatchBackground': faded('warning', '40'),
    'editor.findMatchBorder': color('warning'),
    'editor.findMatchHighlightBackground': faded('warning', '33'),
    'editor.rangeHighlightBackground': faded('warning', '1f'),
    'editorIndentGuide.background1': color('border'),
    'editorIndentGuide.activeBackground1': color('border-strong'),
    'editorWidget.background': color('raised'),
    'editorWidget.border': color('border'),
    'widget.border': color('border-strong'),
    'widget.shadow': '#00000040',
    'input.background': color('raised'),
    'input.border': color('border-strong'),
    'scrollbarSlider.background': faded('text-faint', '40'),
    'scrollbarSlider.hoverBackground': faded('text-faint', '66'),
    'diffEditor.insertedLineBackground': faded('diff-added', '1f'),
    'diffEditor.insertedTextBackground': faded('diff-added', '2e'),
    'diffEditor.removedLineBackground': faded('diff-removed', '1f'),
    'diffEditor.removedTextBackground': faded('diff-removed', '2e'),
    'diffEditor.diagonalFill': color('border'),
    'diffEditor.unchangedRegionBackground': color('sunken'),
    'diffEditor.unchangedRegionForeground': color('text-soft'),
    'diffEditor.unchangedCodeBackground': '#00000000',
    // Monaco colours the wrong half of the gutter in one column; the signs are enough.
    'diffEditorGutter.insertedLineBackground': '#00000000',
    'diffEditorGutter.removedLineBackground': '#00000000',
    'editorHoverWidget.background': color('raised'),
    'editorHoverWidget.border': color('border'),
    'editorUnicodeHighlight.border': color('warning'),
  };
}
