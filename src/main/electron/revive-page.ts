import { type PlainKey, textOf, words } from '@shared/texts/text';
import { app, dialog, type RenderProcessGoneDetails, type WebContents } from 'electron';

// A page whose process died is loaded again: by itself once, and when that does not help, as the person says. A page that
// never loaded is not its affair: whoever loads it is told.

export type ReviveOptions = {
  readonly onDeath: (reason: string) => void;
  readonly now?: () => number;
};

/** In ms. A page that dies again within this time dies of something that stays. */
const soon = 60_000;

export function revivePage(contents: WebContents, { onDeath, now = Date.now }: ReviveOptions): void {
  let revivedAt = Number.NEGATIVE_INFINITY;
  const reload = () => {
    if (contents.isDestroyed()) return;
    revivedAt = now();
    contents.reload();
  };
  const onGone = (_event: unknown, details: RenderProcessGoneDetails) => {
    if (details.reason === 'clean-exit') return;
    const reason = reasonText(details);
    onDeath(reason);
    // Not from within the event: the process that died is still being taken down.
    if (now() - revivedAt > soon) setImmediate(reload);
    else void asksForReload(reason).then((wanted) => (wanted ? reload() : app.quit()));
  };
  contents.once('did-finish-load', () => contents.on('render-process-gone', onGone));
}

async function asksForReload(reason: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: words('desktop.page-crashed-again'),
    detail: words('desktop.nothing-lost', { why: reason }),
    buttons: [words('desktop.reload-page'), words('desktop.quit')],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 0;
}

function reasonText({ reason, exitCode }: RenderProcessGoneDetails): string {
  return words('desktop.page-ended', { how: textOf(reasons[reason]), reason, exitCode });
}

const reasons: Readonly<Record<RenderProcessGoneDetails['reason'], PlainKey>> = {
  'clean-exit': 'desktop.page-clean-exit',
  'abnormal-exit': 'desktop.page-abnormal-exit',
  killed: 'desktop.page-killed',
  crashed: 'desktop.page-crashed',
  oom: 'desktop.page-out-of-memory',
  'launch-failed': 'desktop.page-not-started',
  'integrity-failure': 'desktop.page-not-genuine',
  'memory-eviction': 'desktop.page-evicted',
};
