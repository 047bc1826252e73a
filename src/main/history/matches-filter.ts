import { allowedByOf, type HistoryFilter } from '@shared/history/history';
import { say } from '@shared/texts/text';
import type { KeptCall } from './read-calls';

/** Whether the call is looked for. `chatTitle`: words of it count as well. */
export type CallTest = (call: KeptCall, chatTitle: string) => boolean;

/** Null: every call is. Words are compared in the language of the person. */
export function testOf(filter: HistoryFilter): CallTest | null {
  const { tool, state, allowedBy, changed, from } = filter;
  const words = (filter.text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const tests: CallTest[] = [];
  if (tool !== undefined) tests.push((call) => call.tool === tool);
  if (state !== undefined) tests.push(({ phase }) => phase.phase === state);
  if (allowedBy !== undefined) tests.push((call) => allowedByOf(call) === allowedBy);
  if (changed) tests.push(({ changes }) => changes !== null);
  if (from !== undefined) tests.push(({ at }) => at >= from);
  if (words.length > 0)
    tests.push((call, title) => {
      const text = searchedText(call, title);
      return words.every((word) => text.includes(word));
    });
  return tests.length === 0 ? null : (call, title) => tests.every((test) => test(call, title));
}

function searchedText(
  { tool, displayName, title, input, changes, phase, label }: KeptCall,
  chatTitle: string,
) {
  const reason = phase.phase === 'rejected' ? (phase.reason ?? '') : '';
  const said = [tool, say(displayName), say(title), input, label ?? '', reason, chatTitle];
  return [...said, ...(changes?.names ?? [])].join('\n').toLowerCase();
}
