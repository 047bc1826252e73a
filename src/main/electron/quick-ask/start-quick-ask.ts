import type { RecentProject } from '@shared/project/project';
import { onSpoken } from '@shared/texts/speak';
import { isEventOf } from '@shared/topics';
import { app } from 'electron';
import type { App } from '../../app/application';
import { createBadge } from '../attention/badge';
import { createQuickAskWindow } from './quick-ask-window';
import { createShortcut, isWaylandSession } from './shortcut';
import { openTray } from './tray';

// Quick questions on the desktop: updates the small window, its shortcut and the tray when the application's state
// changes.

export type QuickAskStart = {
  readonly preload: string;
  readonly page: string;
  /** The icon of the tray. */
  readonly icon: string;
  readonly platform: NodeJS.Platform;
  readonly spellCheck: () => boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly argv: readonly string[];
  readonly showWindow: () => void;
  readonly showFolder: (root: string) => void;
  /** Called with the recent folders at first, and again when they change. */
  readonly onRecent: (recent: readonly RecentProject[]) => void;
};

/** In ms. By then the user works in the main window, and the small one no longer delays the start. */
const warmAfterMs = 3000;
const mostRecent = 8;

/** Returns a function that shows the window. */
export function startQuickAsk(pilotfish: App, start: QuickAskStart): () => void {
  const { store, settings, recent, log } = pilotfish;
  const window = createQuickAskWindow({
    ...start,
    onProblem: (error) => log.write('warning', 'the window for quick questions', error),
  });
  const takeShortcut = createShortcut({
    onPress: window.toggle,
    onProblem: (problem) => pilotfish.notice('warning', problem),
    onMended: pilotfish.withdraw,
    isWayland: isWaylandSession(start),
  });
  const show = openTray(start, {
    open: start.showWindow,
    quickAsk: window.show,
    openFolder: start.showFolder,
    quit: () => app.quit(),
  });
  const showBadge = createBadge(start.platform);
  const shortcut = () => settings.current().settings.quickAsk.shortcut;
  const update = async () => {
    const waiting = store.state('app').projects.reduce((sum, project) => sum + project.waitingCount, 0);
    showBadge(waiting);
    const known = (await recent.list()).filter(({ missing }) => !missing).slice(0, mostRecent);
    start.onRecent(known);
    show?.({ waiting, recent: known, shortcut: shortcut() });
  };
  const updateNow = () => void update().catch((error: unknown) => log.write('warning', 'the tray', error));
  takeShortcut(shortcut());
  updateNow();
  const warming = setTimeout(window.warm, warmAfterMs);
  app.once('will-quit', () => clearTimeout(warming));
  onSpoken(updateNow);
  store.onEvent((numbered) => {
    if (!isEventOf(numbered, 'app')) return;
    const { type } = numbered.event;
    if (type === 'settings-changed') takeShortcut(shortcut());
    if (type === 'settings-changed' || type === 'project-summarised' || type === 'project-closed')
      updateNow();
  });
  return window.show;
}
