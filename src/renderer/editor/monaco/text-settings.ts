import { defaultSettings, type Settings } from '@shared/settings/settings';
import type { editor } from 'monaco-editor/editor';
import { useServerState } from '../../state/server-state';

// The user's settings for texts: `editor` in the settings.

export type TextSettings = Settings['editor'];

/** Calls `apply` now and after each change, until the returned function is called. */
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

/** All options, for the editor of a file. */
export function textOptions(settings: TextSettings): editor.IEditorOptions {
  const { wordWrap, lineNumbers, minimap } = settings;
  return { ...sizeOptions(settings), wordWrap, lineNumbers, minimap: { enabled: minimap } };
}

/** The options that both sides of a comparison use too. */
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
