import type { WindowCommand } from '../state/commands/window-command';
import { askAboutCode, hasCodeInFront } from '../state/files/code-in-front';
import { api } from '../state/server-state';
import { openFile } from '../state/ui-state';

/** Opens the definition of the symbol at the caret. */
export const goToDefinition: WindowCommand = {
  id: 'editor.goToDefinition',
  when: hasCodeInFront,
  run: () =>
    void askAboutCode(async (code) => {
      const found = await api.code.definition(code);
      openFile(found.path, found.line);
    }),
};
