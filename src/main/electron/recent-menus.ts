import type { ProjectFolder } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { app, Menu } from 'electron';
import { recentItems } from './quick-ask/tray';

// The recent folders in the system's lists: the dock menu on a Mac, the taskbar menu on Windows.

export type RecentMenus = {
  readonly platform: NodeJS.Platform;
  /** The packaged application; null from a clone, whose Electron would run the project as an application. */
  readonly program: string | null;
  readonly openFolder: (root: string) => void;
};

export function showRecent(
  recent: readonly Pick<ProjectFolder, 'root' | 'name'>[],
  { platform, program, openFolder }: RecentMenus,
): void {
  if (platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(recentItems(recent, openFolder)));
  // Windows rejects a list without entries. It starts the program anew for each entry.
  if (platform !== 'win32' || program === null) return;
  const items = recent.map(({ name, root }) => ({
    type: 'task' as const,
    title: name,
    description: root,
    program,
    args: quoted(root),
  }));
  app.setJumpList(
    items.length === 0 ? null : [{ type: 'custom', name: words('desktop.recent-folders'), items }],
  );
}

/** As one argument on Windows: backslashes before the closing quote are doubled, as in `C:\\`. */
function quoted(root: string): string {
  return `"${root.replace(/\\+$/, '$&$&')}"`;
}
