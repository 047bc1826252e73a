import { dataFileAt } from '@shared/data-files/data-file';
import { toldOf } from '@shared/texts/told-error';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import { useFileFailure } from '../state/files/file-failure';
import { useFileInFront } from '../state/files/file-in-front';
import { openDocument } from '../state/files/open-documents';
import { api, useServerState } from '../state/server-state';
import { openFile } from '../state/ui-state';
import { tabInFront } from './tab-commands';

/** Opens the definition of the symbol at the caret. */
export const goToDefinition: WindowCommand = {
  id: 'editor.goToDefinition',
  when: (state) => {
    const tab = tabInFront(state.ui);
    return atWork(state) && tab?.kind === 'file' && dataFileAt(tab.path) === null;
  },
  run: () => void go(),
};

async function go(): Promise<void> {
  const project = useServerState.getState().project?.key;
  const { file } = useFileInFront.getState();
  const text = file && openDocument(file.path)?.text();
  if (project === undefined || !file || text == null) return;
  useFileFailure.setState({ failure: null });
  try {
    const { path, line, column } = file;
    const found = await api.code.definition({ project, path, text, line, column });
    openFile(found.path, found.line);
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}
