import { currentShell } from '../state/commands/command-keys';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { requestClose } from '../state/files/close-tab';
import { saveAll, saveFile } from '../state/files/save-files';
import type { Tab } from '../state/ui-state';
import { onMac } from '../ui/keys';

// What the window can do about the tabs of the editor area.

export const editorCommands: readonly WindowCommand[] = [
  {
    id: 'file.save',
    phase: 'capture',
    when: atWork,
    run({ ui }) {
      const tab = tabInFront(ui);
      if (tab?.kind === 'file') void saveFile(tab.path);
    },
  },
  { id: 'file.saveAll', phase: 'capture', when: atWork, run: () => void saveAll() },
  {
    id: 'tab.close',
    repeats: true,
    when: (state) => atWork(state) && tabInFront(state.ui) !== undefined,
    run({ ui }) {
      const tab = tabInFront(ui);
      if (tab) requestClose(tab.id);
    },
    leaves: meansWord,
  },
];

export function tabInFront({
  tabs,
  activeTab,
}: Pick<WindowState['ui'], 'tabs' | 'activeTab'>): Tab | undefined {
  return tabs.find((tab) => tab.id === activeTab) ?? tabs[0];
}

/** Where text is written, Ctrl+W is for many hands the end of a word, and not of what they look at. */
function meansWord(target: Element): boolean {
  if (onMac || currentShell() === 'browser') return false;
  return target.matches('input, textarea, [contenteditable]') && target.closest('.monaco-editor') === null;
}
