import type { encodings } from '@shared/project/encodings';
import { toldOf } from '@shared/texts/told-error';
import { shownProject } from '../open-project';
import { api } from '../server-state';
import { useFileFailure } from './file-failure';

/** Shows the file as its bytes read in the encoding; the editor area says why if that cannot be. */
export async function reopenWithEncoding(path: string, encoding: (typeof encodings)[number]): Promise<void> {
  useFileFailure.setState({ failure: null });
  try {
    await api.project.readAs({ project: shownProject(), path, encoding });
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}
