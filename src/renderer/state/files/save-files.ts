import { AppError } from '@shared/errors';
import { toldOf } from '@shared/texts/told-error';
import { useServerState } from '../server-state';
import { writeFileOf } from './file-calls';
import { openDocument } from './open-documents';
import {
  changeUnsaved,
  forgetUnsaved,
  restoredUnsaved,
  setOtherText,
  unsavedOf,
  useUnsaved,
} from './unsaved';

// Saves unsaved files. Text typed during a save stays unsaved. An error stays with the file until the next attempt.

type SaveHow = {
  /** Another encoding for the file. */
  readonly encoding?: string;
  /** Also saves a file that becomes too large to edit. */
  readonly size?: 'any';
};

/** Whether the file on disk then equals the text that the user sees. */
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
      path,
      text: file.text(),
      hash,
      encoding: how.encoding ?? null,
      size: how.size,
    });
    if (shows(project.key)) saved(path, { version, hash: written.hash });
    return true;
  } catch (error) {
    if (!shows(project.key)) return false;
    const code = error instanceof AppError ? error.code : 'internal';
    changeUnsaved(path, {
      saving: false,
      // The window shows this case together with its remedies.
      ...(code === 'stale' ? { disk: 'changed' } : { failure: { code, told: toldOf(error) } }),
    });
    return false;
  }
}

/** Whether all files were saved. */
export async function saveAll(): Promise<boolean> {
  const saves = Object.keys(useUnsaved.getState().files).map((path) => saveFile(path));
  return (await Promise.all(saves)).every(Boolean);
}

/** Returns to the text on disk and drops the user's edits. */
export function discard(path: string): void {
  forgetUnsaved(path);
  openDocument(path)?.revert();
}

/** Exchanges the file's unsaved text with its second version. */
export function showOtherText(path: string): void {
  const other = useUnsaved.getState().others[path];
  if (!other) return;
  const mine = unsavedOf(path);
  setOtherText(path, mine && { text: mine.text(), hash: mine.hash, encoding: mine.encoding });
  const document = openDocument(path);
  if (document) document.show(other);
  // The editor is loading, and opens with the unsaved text.
  else useUnsaved.setState(({ files }) => ({ files: { ...files, ...restoredUnsaved({ [path]: other }) } }));
}

type GoneFile = {
  readonly path: string;
  readonly encoding: string;
  readonly bom: boolean;
  readonly lineEnds: 'LF' | 'CRLF' | 'mixed';
};

/** Creates a deleted file again in its earlier format. Rejects with the reason if that fails. */
export async function writeAgain({ path, encoding, bom, lineEnds }: GoneFile, text: string): Promise<void> {
  const { project } = useServerState.getState();
  if (!project) return;
  const version = unsavedOf(path)?.version ?? null;
  const { hash } = await writeFileOf({
    project: project.key,
    path,
    text,
    hash: null,
    encoding,
    size: 'any',
    format: { bom, lineEnds: lineEnds === 'CRLF' ? 'CRLF' : 'LF' },
  });
  if (version !== null && shows(project.key)) saved(path, { version, hash });
}

/** The next save overwrites the present file. `hash` is of that file, or null if it is missing. */
export function keepMine(path: string, hash: string | null): void {
  openDocument(path)?.rebase(hash);
  changeUnsaved(path, { hash, disk: 'same', failure: null });
}

/** Another project may have a file with this path and its own text: a late answer must not affect it. */
function shows(project: string): boolean {
  return useServerState.getState().project?.key === project;
}

function saved(path: string, { version, hash }: { readonly version: number; readonly hash: string }): void {
  openDocument(path)?.saved(version, hash);
  const now = unsavedOf(path);
  if (now?.version === version) forgetUnsaved(path);
  else changeUnsaved(path, { hash, disk: 'same', saving: false });
}
