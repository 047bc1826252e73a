import { forWindow } from '../../project/app-failure';
import type { Workspace } from '../../project/workspace';
import type { AppParts } from '../parts/parts';

// Files of a project in other programs of the person's.

type ProjectFiles = { readonly workspace: Workspace };

/** Its absolute path, for the file manager. AppError when it is not in the project. */
export async function placeOf({ workspace }: ProjectFiles, path: string): Promise<string> {
  return await forWindow(async () => {
    const place = path === '' ? await workspace.resolve(path) : await workspace.resolveEntry(path);
    return place.absolute;
  });
}

/** In the hand of the person, to be dropped on another program: all of them, or none when one is not in the project. */
export async function startDrag(
  project: ProjectFiles,
  paths: readonly string[],
  { host }: Pick<AppParts, 'host'>,
): Promise<void> {
  await host.startDrag(await Promise.all(paths.map((path) => placeOf(project, path))));
}

/** In the editor of the settings. AppError `unavailable` with why it cannot be opened. */
export async function openInEditor(
  project: ProjectFiles,
  { path, line }: { readonly path: string; readonly line: number },
  { host, settings }: AppParts,
): Promise<void> {
  const { command } = settings.current().settings.editor;
  await host.openInEditor({ command, line, absolutePath: await placeOf(project, path) });
}
