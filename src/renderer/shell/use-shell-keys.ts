import { useEffect } from 'react';
import { goToNextQuestion } from '../state/questions/go-to-question';
import { newTerminal, toggleTerminals } from '../state/terminals/terminal-commands';
import { showPage, useUiState } from '../state/ui-state';
import { matchesKeys } from '../ui/keys';

// The keys that work everywhere in the window. They are taken before an editor can take them for something else.

export function useShellKeys(onToggleTree: () => void): void {
  useEffect(() => {
    const commands: readonly (readonly [string, () => void])[] = [
      ['Mod+Shift+A', goToNextQuestion],
      ['Mod+B', onToggleTree],
      ['Ctrl+`', toggleTerminals],
      ['Ctrl+Shift+`', newTerminal],
      ['Mod+,', () => showPage(useUiState.getState().page === 'settings' ? 'work' : 'settings')],
    ];
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing) return;
      const command = commands.find(([keys]) => matchesKeys(event, keys));
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      command[1]();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [onToggleTree]);
}
