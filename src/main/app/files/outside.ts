import { forWindow } from '../../project/app-failure';
import type { Workspace } from '../../project/workspace';
import type { AppParts } from '../parts/parts';

// Opens a project's files in other programs of the user.

type ProjectFiles = { readonly workspace: Workspace };

/** Its absolute path, for the file manager. AppError if it is outside the project. */
export async function placeOf({ workspace }: ProjectFiles, path: string): Promise<string> {
  return await forWindow(async () => {
    const place = path === '' ? await workspace.resolve(path) : await workspace.resolveEntry(path);
    return place.absolute;
  });
}

/** Starts a drag of the files to another program. Rejects if one of them is outside the project. */
export async function startDrag(
  project: ProjectFiles,
  paths: readonly string[],
  { host }: Pick<AppParts, 'host'>,
): Promise<void> {
  await host.startDrag(await Promise.all(paths.map((path) => placeOf(project, path))));
}

/** Opens it in the editor of the settings. AppError `unavailable` with the reason if that fails. */
export async function openInEditor(
  project: ProjectFiles,
  { path, line }: { readonly path: string; readonly line: number },
  { host, settings }: AppParts,
): Promise<void> {
  const { command } = settings.current().settings.editor;
  await host.openInEditor({ command, line, absolutePath: await placeOf(project, path) });
}
