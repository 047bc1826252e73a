import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { api } from '../state/server-state';
import { tabInFront } from './tab-commands';

/** The setting that says whether long lines of this file's diff are wrapped. */
export function wrapSetting(path: string): 'wrap' | 'wrapProse' {
  return prose.test(path) ? 'wrapProse' : 'wrap';
}

const prose = /\.(?:md|mdx|markdown|txt|text|rst|adoc)$/i;

/** Breaks the long lines of the text in front, or no longer: of a file by one setting, of a proposal by that of changes. */
export const toggleWrap: WindowCommand = {
  id: 'editor.toggleWrap',
  when: (state) => atWork(state) && keyOf(state) !== null,
  checked: isOn,
  run: (state) => void toggle(state),
  leaves: (target) =>
    target.matches('input, textarea, [contenteditable]') && target.closest('.monaco-editor') === null,
};

type WrapKey = 'editor' | ReturnType<typeof wrapSetting>;

/** Null: what is in front is no text, or many. */
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
    // Without a connection, or where settings.json cannot be written: the window says both by itself.
  }
}
