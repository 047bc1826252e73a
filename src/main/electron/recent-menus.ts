import type { ProjectFolder } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { app, Menu } from 'electron';
import { recentItems } from './quick-ask/tray';

// The folders opened last, where the system keeps such lists: the dock's menu on a Mac, the taskbar's on Windows.

export type RecentMenus = {
  readonly platform: NodeJS.Platform;
  /** What starts the application, and what stands before its own arguments. */
  readonly program: string;
  readonly openFolder: (root: string) => void;
};

export function showRecent(
  recent: readonly Pick<ProjectFolder, 'root' | 'name'>[],
  { platform, program, openFolder }: RecentMenus,
): void {
  if (platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(recentItems(recent, openFolder)));
  // Windows refuses a list without entries, and starts the program anew for each.
  if (platform !== 'win32') return;
  const items = recent.map(({ name, root }) => ({
    type: 'task' as const,
    title: name,
    description: root,
    program,
    args: `"${root}"`,
  }));
  app.setJumpList(
    items.length === 0 ? null : [{ type: 'custom', name: words('desktop.recent-folders'), items }],
  );
}
