import type { editor } from 'monaco-editor/editor';
import { hexOf } from '../../ui/hex-color';

// The window's colours in Monaco: taken from the tokens, and again whenever light and dark change places.

type Editor = typeof editor;

const themeName = 'pilotfish';

/** Defines and applies the theme now, and follows `data-theme` and the system from then on. */
export function followTheme(monacoEditor: Editor): void {
  const apply = () => {
    monacoEditor.defineTheme(themeName, themeOfTokens());
    monacoEditor.setTheme(themeName);
  };
  apply();
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}

function themeOfTokens(): editor.IStandaloneThemeData {
  const probe = document.createElement('div');
  probe.hidden = true;
  document.body.append(probe);
  const color = (token: string) => {
    probe.style.color = `var(--color-${token})`;
    return hexOf(getComputedStyle(probe).color);
  };
  probe.style.color = 'light-dark(#ffffff, #000000)';
  const isDark = hexOf(getComputedStyle(probe).color) === '#000000';
  const theme = {
    base: isDark ? 'vs-dark' : 'vs',
    inherit: true,
    rules: rules(color),
    colors: colors(color),
  } as const;
  probe.remove();
  return theme;
}

type ColorOf = (token: string) => string;

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
    'editor.wordHighlightBackground': faded('accent', '1f'),
    'editor.findMatchBackground': faded('warning', '66'),
    'editor.findMatchHighlightBackground': faded('warning', '33'),
    'editorIndentGuide.background1': color('border'),
    'editorIndentGuide.activeBackground1': color('border-strong'),
    'editorWidget.background': color('raised'),
    'editorWidget.border': color('border'),
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
    // Monaco paints the wrong half of the gutter when both sides share one column; the signs say enough.
    'diffEditorGutter.insertedLineBackground': '#00000000',
    'diffEditorGutter.removedLineBackground': '#00000000',
    'editorHoverWidget.background': color('raised'),
    'editorHoverWidget.border': color('border'),
    'editorUnicodeHighlight.border': color('warning'),
  };
}
