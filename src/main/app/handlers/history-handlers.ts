import type { Contract } from '@shared/contract/contract';
import type { HistoryPage } from '@shared/history/history';
import type { InputOf } from '@shared/wire/rpc';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { historyOf } from '../history/history-of';

// Handlers for the history of calls in a project's chats.

export function historyHandlers(app: App): Handlers<Contract, Window>['history'] {
  const { projects } = app;
  const previews = new WeakMap<Window, AbortController>();
  return {
    page: (wish) => pageOf(app, wish),
    async export({ project, ...wish }) {
      const { exportHistory } = await import('../history/export-history');
      return await exportHistory(app, projects.get(project), wish);
    },
    async rulePreview(wish, window) {
      const preview = new AbortController();
      previews.get(window)?.abort();
      previews.set(window, preview);
      const { previewRule } = await import('../history/preview-rule');
      return await previewRule(app, wish, preview.signal);
    },
  };
}

async function pageOf(
  app: App,
  { project, ...wish }: InputOf<Contract['history']['page']>,
): Promise<HistoryPage> {
  const [{ historyPage }, { sweepIndexes }] = await Promise.all([
    import('../../history/history-page'),
    import('../../history/call-index'),
  ]);
  const history = historyOf(app, app.projects.get(project));
  const page = await historyPage({ ...history, ...wish });
  // Runs once, after the first page is shown.
  if (wish.before === undefined && Object.keys(wish.filter).length === 0) void sweepIndexes(history.folder);
  return { ...page, rows: page.rows.map(({ input: _, ...call }) => call) };
}
