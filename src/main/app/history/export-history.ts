import type { ExportedCalls, HistoryCursor, HistoryFilter } from '@shared/history/history';
import { say } from '@shared/texts/text';
import { historyPage } from '../../history/history-page';
import type { KeptCall } from '../../history/read-calls';
import type { App } from '../application';
import type { OpenProject } from '../open-project';
import { historyOf } from './history-of';

// Exports the history piece by piece: every matching call, in readable text.

type ExportWish = { readonly filter: HistoryFilter; readonly before?: HistoryCursor | undefined };

/** The maximum number of calls that fits the channel to a window. */
const callsAPiece = 5000;

export async function exportHistory(
  app: App,
  project: OpenProject,
  { filter, before }: ExportWish,
): Promise<ExportedCalls> {
  const history = historyOf(app, project);
  const page = await historyPage({
    ...history,
    filter,
    before,
    limit: callsAPiece,
    patience: Number.POSITIVE_INFINITY,
  });
  const titles = new Map(history.chats.map(({ id, title }) => [id, title]));
  const last = page.rows.at(-1);
  return {
    calls: page.rows.map((call) => exported(call, titles.get(call.chatId) ?? '')),
    next: page.more && last ? { at: last.at, chatId: last.chatId, callId: last.callId } : null,
  };
}

function exported(call: KeptCall, chat: string): unknown {
  const { chatId, callId, parentId, label, at, tool, displayName, title, phase, allowance } = call;
  return {
    at: new Date(at).toISOString(),
    chatId,
    chat,
    callId,
    parentId,
    label,
    tool,
    name: say(displayName),
    title: say(title),
    state: phase.phase,
    durationMs: phase.durationMs,
    allowance,
    refusal: phase.phase === 'failed' ? phase.refusal : undefined,
    reason: phase.phase === 'rejected' ? phase.reason : undefined,
    cancelled: phase.phase === 'cancelled' ? phase.why : undefined,
    inSandbox: phase.display.kind === 'command-output' ? phase.display.sandbox !== undefined : undefined,
    exitCode: phase.display.kind === 'command-output' ? phase.display.exitCode : undefined,
    changes: call.changes,
    undone: call.undone ?? undefined,
    hooks: call.hooks,
    arguments: call.input,
  };
}
