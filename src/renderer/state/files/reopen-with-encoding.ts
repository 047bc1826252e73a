import type { encodings } from '@shared/project/encodings';
import { toldOf } from '@shared/texts/told-error';
import { shownProject } from '../open-project';
import { api } from '../server-state';
import { useFileFailure } from './file-failure';

/** Decodes the file's bytes with this encoding. The editor area shows an error if that fails. */
export async function reopenWithEncoding(path: string, encoding: (typeof encodings)[number]): Promise<void> {
  useFileFailure.setState({ failure: null });
  try {
    await api.project.readAs({ project: shownProject(), path, encoding });
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}
