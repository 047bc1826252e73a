import { defaultSettings, type Settings } from '@shared/settings/settings';
import type { editor } from 'monaco-editor/editor';
import { useServerState } from '../../state/server-state';

// How the person wants texts to be shown, as `editor` of the settings says it.

export type TextSettings = Settings['editor'];

/** Gives `apply` what holds now and whenever that is another, until the returned function is called. */
export function followTextSettings(apply: (settings: TextSettings) => void): () => void {
  let known = textSettings();
  apply(known);
  return useServerState.subscribe(() => {
    const now = textSettings();
    if (now === known) return;
    const isSame = JSON.stringify(now) === JSON.stringify(known);
    known = now;
    if (!isSame) apply(now);
  });
}

/** Of a file: all of them. */
export function textOptions(settings: TextSettings): editor.IEditorOptions {
  const { wordWrap, lineNumbers, minimap } = settings;
  return { ...sizeOptions(settings), wordWrap, lineNumbers, minimap: { enabled: minimap } };
}

/** Of both sides of a comparison, too. */
export function sizeOptions({ fontSize, renderWhitespace }: TextSettings) {
  return { fontSize, lineHeight: lineHeightOf(fontSize), renderWhitespace } satisfies editor.IEditorOptions;
}

/** In px. */
function lineHeightOf(fontSize: number): number {
  return Math.round(fontSize * 1.52);
}

export function textSettings(): TextSettings {
  return useServerState.getState().app?.settings.editor ?? defaultSettings.editor;
}
