import type { TextQuery } from '@shared/search/text-query-schema';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { create } from 'zustand';
import { leaveReviewList } from '../layout/review-place';
import { showSide } from '../layout/side-panels';
import { useUiState } from '../ui-state';

// Search view: its fields, and how it appears in the column beside the editor area.

/** The field that gets the keyboard; a new object for each request. */
export type Wanted = { readonly field: 'pattern' | 'replacement' };

export const useWantedField = create<{ readonly wanted: Wanted | null }>()(() => ({ wanted: null }));

/** Shows the search with the keyboard in its field, and searches for the page's selection. */
export function showSearch(field: Wanted['field'] = 'pattern', selected = ''): void {
  leaveReviewList();
  showSide('tree');
  useUiState.setState({ side: 'search' });
  if (field === 'replacement') changeSearch({ replaces: true });
  if (isPhrase(selected)) changeQuery({ pattern: selected });
  useWantedField.setState({ wanted: { field } });
}

export function changeSearch(change: Partial<WindowLayout['search']>): void {
  useUiState.setState(({ search }) => ({ search: { ...search, ...change } }));
}

export function changeQuery(change: Partial<TextQuery>): void {
  useUiState.setState(({ search }) => ({ search: { ...search, query: { ...search.query, ...change } } }));
}

function isPhrase(text: string): boolean {
  return text.trim() !== '' && text.length <= 200 && !/[\0\r\n]/.test(text);
}
