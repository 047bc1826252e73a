import type { Todo } from '@shared/todos/todos-schema';
import { planRows } from './plan-rows';

// The steps of a plan as todos. Pure.

const mark = /^(?:[-*+]|(?<number>\d{1,9}[.)]))\s+(?:\[(?<box>[ xX])\]\s+)?/;

/**
 * Its outermost list items, in order, or an empty list. If some are numbered, only those: the others are notes beside
 * the steps. A checked item is completed.
 */
export function planTodos(plan: string): readonly Todo[] {
  const items = planRows(plan).flatMap(({ text, level }) => (level === 0 ? itemIn(text) : []));
  const numbered = items.filter(({ isNumbered }) => isNumbered);
  return (numbered.length > 0 ? numbered : items).map(({ content, status }, index) => ({
    id: `${index + 1}`,
    content,
    status,
  }));
}

type Item = Pick<Todo, 'content' | 'status'> & { readonly isNumbered: boolean };

/** Empty for other lines and for empty items. */
function itemIn(text: string): readonly Item[] {
  const found = mark.exec(text);
  const content = found === null ? '' : plainText(text.slice(found[0].length));
  if (content === '') return [];
  const isDone = found?.groups?.box?.toLowerCase() === 'x';
  const isNumbered = found?.groups?.number !== undefined;
  return [{ content, status: isDone ? 'completed' : 'pending', isNumbered }];
}

/** Without markdown marks, in one line. Underscores stay, because names contain them. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|~~)(.+?)\1/g, '$2')
    .replace(/(^|[^\w*])\*(\S(?:.*?\S)?)\*(?=\W|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
