import { isOfKind } from '@shared/topics';
import { powerSaveBlocker } from 'electron';
import type { App } from '../../app/application';
import { whatIsAtWork } from '../../desktop/at-work';

// Keeps the machine awake while a turn runs, if the user wants it. The screen may turn off. On a Mac it also stops App
// Nap, which would slow the turn.

export function keepAwake({ store, settings }: Pick<App, 'store' | 'settings'>): void {
  let blocker: number | null = null;
  const update = () => {
    const isWanted = settings.current().settings.desktop.keepAwake && whatIsAtWork(store).turns > 0;
    if (isWanted) blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  };
  store.onEvent(({ topic }) => {
    // Summaries of chats, and settings.
    if (isOfKind(topic, 'project') || isOfKind(topic, 'app')) update();
  });
}
