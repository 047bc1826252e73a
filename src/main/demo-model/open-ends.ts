import { counted } from '@shared/base/counted';
import type { Conversation, Step } from './conversation';
import { named } from './knowledge';
import type { Move } from './move';
import { noOpenEnds, openEndsFound, withoutTools } from './words';

// How the demo model answers "find the TODOs": a search, a todo list of the results, and a summary.

type OpenEnd = { readonly file: string; readonly line: string; readonly text: string };

/** The maximum number of entries on the todo list. */
const planned = 10;

export function findOpenEnds({ steps, tools }: Conversation): Move {
  if (!tools.includes('search_file_content')) return { text: withoutTools };
  const search = named(steps, 'search_file_content').at(-1);
  if (!search)
    return {
      text: 'Demo model here: I search for lines that say `TODO` or `FIXME`.',
      calls: [{ name: 'search_file_content', input: { pattern: '\\b(TODO|FIXME)\\b', maxResults: 100 } }],
    };
  const total = Number(/^Found (\d+) match/.exec(search.result)?.[1] ?? 0);
  const ends = openEndsIn(search).slice(0, planned);
  if (ends.length === 0) return { text: noOpenEnds(search.result.split('\n', 1)[0] ?? '') };
  if (tools.includes('todo_write') && named(steps, 'todo_write').length === 0)
    return {
      text: 'I put them on the todo list.',
      calls: [{ name: 'todo_write', input: { todos: todos(ends) } }],
    };
  const isPlanned = named(steps, 'todo_write').length > 0;
  return {
    text: openEndsFound({ found: counted(total, 'open end'), planned: isPlanned ? ends.length : 0, total }),
  };
}

function openEndsIn(search: Step): OpenEnd[] {
  let file = '';
  return search.result.split('\n').flatMap((row) => {
    file = /^File: (.+)$/.exec(row)?.[1] ?? file;
    const [, line, text = ''] = /^L(\d+): (.*)$/.exec(row) ?? [];
    return line === undefined ? [] : [{ file, line, text: wordsOf(text) }];
  });
}

/** The text from the word itself on, without the end of a comment. */
function wordsOf(text: string): string {
  const words = /\b(?:TODO|FIXME)\b.*/.exec(text)?.[0] ?? text;
  return words.replace(/\s*(\*\/|-->)\s*$/, '').slice(0, 120);
}

function todos(ends: readonly OpenEnd[]) {
  return ends.map(({ file, line, text }, index) => ({
    id: String(index + 1),
    content: `${file}, line ${line}: ${text}`,
    status: 'pending',
  }));
}
