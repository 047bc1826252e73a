import type { PastCall } from '@shared/history/history';
import { words } from '@shared/texts/text';
import { locale } from '../ui/locale';

// Rows of the history: its calls under their days. Pure, except for the language.

export type HistoryRow =
  | { readonly kind: 'day'; readonly id: string; readonly text: string }
  | { readonly kind: 'call'; readonly id: string; readonly call: PastCall };

/** Marks the button that expands a call, with the id of its row. */
export const rowAttribute = 'data-row';

export function historyRows(calls: readonly PastCall[], now: Date): readonly HistoryRow[] {
  const rows: HistoryRow[] = [];
  let last = '';
  for (const call of calls) {
    const day = new Date(call.at).toDateString();
    if (day !== last) rows.push({ kind: 'day', id: day, text: dayText(call.at, now) });
    last = day;
    rows.push({ kind: 'call', id: idOf(call), call });
  }
  return rows;
}

export function idOf({ chatId, callId }: Pick<PastCall, 'chatId' | 'callId'>): string {
  return `${chatId} ${callId}`;
}

function dayText(at: number, now: Date): string {
  const day = new Date(at);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return words('history.today');
  if (day.toDateString() === yesterday.toDateString()) return words('history.yesterday');
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString(locale(), { weekday: 'long', day: 'numeric', month: 'long', year });
}
