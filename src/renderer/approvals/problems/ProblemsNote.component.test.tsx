import type { ProposalProblems } from '@shared/problems/problems-schema';
import { textOf } from '@shared/texts/text';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { fileSubject } from '../../testing/waiting-chat';
import { askOnCard, card } from '../testing/asked-card';

// The problems of a proposal on its card, as they become known.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const status = () => card().getByRole('status').element().textContent;

async function told(problems: ProposalProblems | null) {
  const { chat, call } = await askOnCard(main, { subject: fileSubject('a.ts') });
  main.emit(chatTopic(chat.id), { type: 'call-problems', callId: call.id, problems });
}

const problem = (line: number, message = 'missing') => {
  const place = { line, column: 1, endLine: line, endColumn: 2 };
  return { severity: 'error' as const, ...place, message, source: 'ts 2304' };
};

const checked = (addedCount: number, removedCount: number): ProposalProblems => ({
  kind: 'checked',
  servers: ['typescript'],
  added: Array.from({ length: addedCount }, (_, index) => problem(index + 1)),
  addedCount,
  removedCount,
});

const cases: readonly (readonly [ProposalProblems, string])[] = [
  [checked(2, 1), '+2 problems, −1Line 1: missingLine 2: missing'],
  [checked(1, 0), '+1 problemLine 1: missing'],
  [checked(0, 1), '−1 problem'],
  [checked(0, 0), 'No new problems'],
  [{ kind: 'checking', servers: ['typescript'] }, 'Still checking for problems…'],
  [
    { kind: 'unchecked', servers: ['typescript'], why: textOf('language-servers.ends') },
    'Not checked for problems. The language server ended.',
  ],
];

it.each(cases)('are counted, and the first ones named', async (problems, text) => {
  await told(problems);
  await expect.poll(status).toBe(text);
});

it('marks letters that pass for Latin ones in a message', async () => {
  await told({ ...checked(1, 0), added: [problem(1, 'no аpp')] } as ProposalProblems);
  await expect.poll(status).toBe('+1 problemLine 1: no ‹U+0430›pp');
});

it('a message of several lines takes one', async () => {
  const message = 'Type "str" is wrong\n\u00a0\u00a0for "int"';
  await told({ ...checked(1, 0), added: [problem(1, message)] } as ProposalProblems);
  await expect.poll(status).toBe('+1 problemLine 1: Type "str" is wrong for "int"');
});

it('are not mentioned without a language server', async () => {
  await told(null);
  await expect.poll(status).toBe('');
});
