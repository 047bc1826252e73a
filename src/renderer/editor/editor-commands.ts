import { MessageSquarePlus, Undo2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { addCode } from '../parts/add-code';
import { currentShell } from '../state/commands/command-keys';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import { requestClose } from '../state/files/close-tab';
import { hasClosed, reopenTab } from '../state/files/closed-tabs';
import { tabInFront } from '../state/files/editor-columns';
import { moveTab } from '../state/files/move-tab';
import { codeInHand, isCodeText } from '../state/files/open-code';
import { typeInText } from '../state/files/open-texts';
import { isPinned } from '../state/files/pinned-tabs';
import { saveAll, saveFile } from '../state/files/save-files';
import { useUnsaved } from '../state/files/unsaved';
import { findComposer } from '../state/focus';
import { focusRegion, hasKeyboard } from '../state/regions/regions';
import { useUiState } from '../state/ui-state';
import { onMac } from '../ui/keys';
import { columnCommands } from './columns/column-commands';
import { enterColumnAfter } from './columns/enter-column';
import { formatDocument } from './format-document';
import { gitCommands } from './git/git-commands';
import { goToDefinition } from './go-to-definition';
import { bringForward } from './parts/bring-forward';
import { renameSymbol } from './rename/rename-symbol';
import { reviewCommands } from './review-commands';
import { isSaved, tabInFrontCommands } from './tab-commands';
import { waitingFileCommands } from './waiting-files';
import { toggleWrap } from './wrap-setting';

// Commands of the window for the tabs of the editor area.

export const editorCommands: readonly WindowCommand[] = [
  {
    id: 'file.save',
    phase: 'capture',
    when: atWork,
    idle: ({ ui }) => isSaved(tabInFront(ui)),
    run({ ui }) {
      const tab = tabInFront(ui);
      if (tab?.kind === 'file') void saveFile(tab.path);
    },
  },
  {
    id: 'file.saveAll',
    phase: 'capture',
    when: atWork,
    idle: () => Object.keys(useUnsaved.getState().files).length === 0,
    run: () => void saveAll(),
  },
  {
    id: 'tab.close',
    repeats: true,
    when: (state) => atWork(state) && tabInFront(state.ui) !== undefined,
    idle: ({ ui }) => isPinned(tabInFront(ui)?.id ?? ''),
    run({ ui }) {
      const tab = tabInFront(ui);
      if (tab && !isPinned(tab.id)) closeWithKeyboard(tab.id);
    },
    leaves: meansWord,
  },
  {
    id: 'tab.reopen',
    icon: Undo2,
    repeats: true,
    when: atWork,
    idle: () => !hasClosed(),
    run: () => hasClosed() && enterColumnAfter(reopenTab),
  },
  neighbour('tab.next', 1),
  neighbour('tab.previous', -1),
  shift('tab.moveRight', 1),
  shift('tab.moveLeft', -1),
  ...tabInFrontCommands,
  ...columnCommands,
  ...waitingFileCommands,
  ...reviewCommands,
  goToDefinition,
  ...gitCommands,
  renameSymbol,
  formatDocument,
  toggleWrap,
  {
    id: 'editor.addToChat',
    icon: MessageSquarePlus,
    when: (state) => atWork(state) && codeInHand() !== null,
    run() {
      const code = codeInHand();
      if (code) addCode(code.selected());
    },
    leaves: (target) => !isCodeText(target),
  },
];

/** The focus moves to the next tab in front, or else to the composer. */
function closeWithKeyboard(tabId: string): void {
  const hadKeyboard = hasKeyboard('editor');
  flushSync(() => requestClose(tabId));
  const isLost = document.activeElement === document.body;
  if (!hadKeyboard || !isLost) return;
  if (!focusRegion('editor')) findComposer()?.focus();
  const next = tabInFront(useUiState.getState());
  // Its text may still be loading.
  if (next?.kind === 'file') typeInText(next.path);
}

/** Wraps around. The focus follows if it was in the tab in front. */
function neighbour(id: WindowCommand['id'], step: 1 | -1): WindowCommand {
  return {
    id,
    phase: 'capture',
    repeats: true,
    when: (state) => atWork(state) && state.ui.tabs.length > 1,
    run({ ui }) {
      const { tabs } = ui;
      const at = tabs.findIndex((tab) => tab.id === tabInFront(ui)?.id);
      const next = tabs[(at + step + tabs.length) % tabs.length];
      if (next) bringForward(next);
    },
  };
}

/** Moves the tab in front by one place in the strip. */
function shift(id: WindowCommand['id'], step: 1 | -1): WindowCommand {
  return {
    id,
    phase: 'capture',
    repeats: true,
    when: (state) => atWork(state) && state.ui.tabs.length > 1,
    run({ ui }) {
      const tab = tabInFront(ui);
      // The place before which it goes: behind the next tab, or before the previous one.
      if (tab) moveTab(tab.id, Math.max(0, ui.tabs.indexOf(tab) + (step === 1 ? 2 : -1)));
    },
  };
}

/** In a text field, many users press Ctrl+W to delete a word, not to close a tab. */
function meansWord(target: Element): boolean {
  if (onMac || currentShell() === 'browser') return false;
  return target.matches('input, textarea, [contenteditable]') && target.closest('.monaco-editor') === null;
}
