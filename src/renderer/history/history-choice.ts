import type { HistoryFilter } from '@shared/history/history';
import { create } from 'zustand';

// The user's filter for the history: it stays while the window is open.

export const periods = ['all-days', 'today', 'last-7', 'last-30'] as const;
export type Period = (typeof periods)[number];

export type HistoryChoice = Omit<HistoryFilter, 'from'> & { readonly period: Period };

export const everyCall: HistoryChoice = { period: 'all-days' };

export const useHistoryChoice = create<{ readonly choice: HistoryChoice }>()(() => ({ choice: everyCall }));

export function choose(change: Partial<HistoryChoice>): void {
  useHistoryChoice.setState(({ choice }) => ({ choice: { ...choice, ...change } }));
}

/** The filter for the main process; a day begins at the user's midnight. */
export function filterOf({ period, text, ...rest }: HistoryChoice, now: Date): HistoryFilter {
  const words = text?.trim();
  const from = period === 'all-days' ? undefined : startOf(period, now);
  return { ...rest, ...(words && { text: words }), ...(from !== undefined && { from }) };
}

const days = { today: 0, 'last-7': 6, 'last-30': 29 } as const;

function startOf(period: Exclude<Period, 'all-days'>, now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days[period]).getTime();
}
