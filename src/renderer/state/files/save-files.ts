import { AppError } from '@shared/errors';
import { toldOf } from '@shared/texts/told-error';
import { useServerState } from '../server-state';
import { writeFileOf } from './file-calls';
import { openDocument } from './open-documents';
import { changeUnsaved, forgetUnsaved, unsavedOf, useUnsaved } from './unsaved';

// Saves what is unsaved. What the person types meanwhile stays unsaved; a failure stands with the file until the next try.

type SaveHow = {
  /** To write it in another one. */
  readonly encoding?: string;
  /** Also where it will be too large to be edited. */
  readonly size?: 'any';
};

/** Whether the file is as the person sees it then. */
export async function saveFile(path: string, how: SaveHow = {}): Promise<boolean> {
  const file = unsavedOf(path);
  if (!file) return true;
  if (file.saving) return false;
  const { project } = useServerState.getState();
  if (!project) return false;
  changeUnsaved(path, { saving: true, failure: null });
  const { version, hash } = file;
  try {
    const written = await writeFileOf({
      project: project.key,
      ...{ path, text: file.text(), hash, encoding: how.encoding ?? null, size: how.size },
    });
    if (shows(project.key)) saved(path, { version, hash: written.hash });
    return true;
  } catch (error) {
    if (!shows(project.key)) return false;
    const code = error instanceof AppError ? error.code : 'internal';
    changeUnsaved(path, {
      saving: false,
      // That is said with what can be done about it.
      ...(code === 'stale' ? { disk: 'changed' } : { failure: { code, told: toldOf(error) } }),
    });
    return false;
  }
}

/** Whether all were saved. */
export async function saveAll(): Promise<boolean> {
  const saves = Object.keys(useUnsaved.getState().files).map((path) => saveFile(path));
  return (await Promise.all(saves)).every(Boolean);
}

/** The text on disk stands from now on; what the person made of it is let go of. */
export function discard(path: string): void {
  forgetUnsaved(path);
  openDocument(path)?.revert();
}

type GoneFile = {
  readonly path: string;
  readonly encoding: string;
  readonly bom: boolean;
  readonly lineEnds: 'LF' | 'CRLF' | 'mixed';
};

/** Makes a file that is gone anew, in the format that it had. Rejects with why it cannot be. */
export async function writeAgain({ path, encoding, bom, lineEnds }: GoneFile, text: string): Promise<void> {
  const { project } = useServerState.getState();
  if (!project) return;
  const version = unsavedOf(path)?.version ?? null;
  const { hash } = await writeFileOf({
    project: project.key,
    ...{ path, text, hash: null, encoding, size: 'any' },
    format: { bom, lineEnds: lineEnds === 'CRLF' ? 'CRLF' : 'LF' },
  });
  if (version !== null && shows(project.key)) saved(path, { version, hash });
}

/** The next save writes over what is on disk by now; `hash`: of that, null when there is nothing. */
export function keepMine(path: string, hash: string | null): void {
  openDocument(path)?.rebase(hash);
  changeUnsaved(path, { hash, disk: 'same', failure: null });
}

/** Another project may have a file of that path, with text of its own: an answer that comes late is not about that. */
function shows(project: string): boolean {
  return useServerState.getState().project?.key === project;
}

function saved(path: string, { version, hash }: { readonly version: number; readonly hash: string }): void {
  openDocument(path)?.saved(version, hash);
  const now = unsavedOf(path);
  if (now?.version === version) forgetUnsaved(path);
  else changeUnsaved(path, { hash, disk: 'same', saving: false });
}
