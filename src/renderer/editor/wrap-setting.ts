import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { tabInFront } from '../state/files/editor-columns';
import { api } from '../state/server-state';

/** The setting for word wrap in diffs of this file. */
export function wrapSetting(path: string): 'wrap' | 'wrapProse' {
  return prose.test(path) ? 'wrapProse' : 'wrap';
}

const prose = /\.(?:md|mdx|markdown|txt|text|rst|adoc)$/i;

/** Toggles word wrap of the text in front. Files and proposals have separate settings. */
export const toggleWrap: WindowCommand = {
  id: 'editor.toggleWrap',
  when: (state) => atWork(state) && keyOf(state) !== null,
  checked: isOn,
  run: (state) => void toggle(state),
  leaves: (target) =>
    target.matches('input, textarea, [contenteditable]') && target.closest('.monaco-editor') === null,
};

type WrapKey = 'editor' | ReturnType<typeof wrapSetting>;

/** Null if no single text is in front. */
function keyOf({ ui }: WindowState): WrapKey | null {
  const tab = tabInFront(ui);
  if (tab?.kind === 'file') return 'editor';
  return tab?.kind === 'proposal' ? wrapSetting(tab.path) : null;
}

function isOn(state: WindowState): boolean {
  const key = keyOf(state);
  const settings = state.server.app?.settings;
  if (key === null || !settings) return false;
  return key === 'editor' ? settings.editor.wordWrap === 'on' : settings.diff[key];
}

async function toggle(state: WindowState): Promise<void> {
  const key = keyOf(state);
  if (key === null) return;
  const wanted = !isOn(state);
  try {
    if (key === 'editor') await api.settings.set({ key: 'editor.wordWrap', value: wanted ? 'on' : 'off' });
    else await api.settings.set({ key: `diff.${key}`, value: wanted });
  } catch {
    // The window itself reports a lost connection and a settings.json that it cannot write.
  }
}
