import type { BatchAhead, Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { reviewKey } from '@shared/hunks/kept-key';
import { expect, it } from 'vitest';
import { noDraft, type ReviewDraft } from '../questions/review-draft';
import { changesIn, draftAhead, draftCount, draftsBehind, grantsOf } from './batch-drafts';

const original = 'one\ntwo\nthree\nfour\nfive\n';
const proposed = 'ONE\ntwo\nthree\nfour\nFIVE\n';
const { hunks } = takeApart(original, proposed);
const [first, second] = hunks.map(({ id }) => id);

const proposalOf = (name: string): Proposal => ({
  path: `/p/${name}`,
  relativePath: name,
  change: 'modify',
  hash: `hash of ${name}`,
  original,
  proposed,
  hunks,
});

const edit = (callId: string, name: string): BatchAhead[number] => ({
  callId,
  kind: 'edit',
  isGranted: false,
  subject: {
    kind: 'file-change',
    change: 'modify',
    path: `/p/${name}`,
    relativePath: name,
    added: 2,
    removed: 2,
    approximate: null,
  },
  diff: `diff of ${name}`,
  hash: `hash of ${name}`,
});

const ahead = [edit('a', 'a.ts'), edit('b', 'b.ts')];
const seenOf = (callId: string) => ({
  callId,
  diff: `diff of ${callId}.ts`,
  hash: `hash of ${callId}.ts`,
});

type Left = { readonly text?: string; readonly hash?: string; readonly draft?: Partial<ReviewDraft> };

function editsOf(left: Readonly<Record<string, Left>>) {
  const entries = Object.entries(left).flatMap(([callId, { text, hash = `hash of ${callId}.ts`, draft }]) => [
    ...(text === undefined ? [] : [[callKeyOf('chat', callId), { text, hash }] as const]),
    ...(draft === undefined
      ? []
      : [
          [
            reviewKey(callKeyOf('chat', callId)),
            { text: JSON.stringify({ ...noDraft, ...draft }), hash },
          ] as const,
        ]),
  ]);
  return Object.fromEntries(entries);
}

function grants(left: Readonly<Record<string, Left>>) {
  const known = { edits: editsOf(left), proposal: (callId: string) => proposalOf(`${callId}.ts`) };
  return grantsOf(ahead, (callId) => draftAhead('chat', { callId, hash: `hash of ${callId}.ts` }, known));
}

it('accepts edits without a draft as they are', () => {
  expect(grants({})).toEqual([
    { verdict: 'accept', ...seenOf('a') },
    { verdict: 'accept', ...seenOf('b') },
  ]);
});

it('sends verdicts on hunks with the text that they yield, and the reasons', () => {
  const draft = { rejected: [second ?? ''], reasons: { [second ?? '']: 'too loud' } };
  expect(grants({ b: { draft } })[1]).toEqual({
    verdict: 'accept-with-edits',
    ...seenOf('b'),
    content: 'ONE\ntwo\nthree\nfour\nfive\n',
    hunks: [
      { id: first, verdict: 'accept' },
      { id: second, verdict: 'reject', reason: 'too loud' },
    ],
  });
});

it('sends the user’s own text, and comments with any verdict', () => {
  const comment = { side: 'proposed', line: 1, text: 'Why?', about: 'ONE' } as const;
  const [a, b] = grants({ a: { draft: { comments: [comment] } }, b: { text: `${proposed}six\n` } });
  expect(a).toEqual({
    verdict: 'accept',
    ...seenOf('a'),
    comments: [{ side: 'proposed', line: 1, text: 'Why?' }],
  });
  expect(b).toEqual({ verdict: 'accept-with-edits', ...seenOf('b'), content: `${proposed}six\n` });
});

it('rejects what the user leaves out, with the reason, whatever else the draft says', () => {
  const draft = { mark: { kind: 'left-out', reason: 'not now' }, rejected: [first ?? ''] } as const;
  expect(grants({ a: { draft } })[0]).toEqual({ verdict: 'reject', ...seenOf('a'), reason: 'not now' });
  expect(grants({ a: { draft: { mark: { kind: 'left-out', reason: '' } } } })[0]).toEqual({
    verdict: 'reject',
    ...seenOf('a'),
  });
});

it('leaves a file for its turn if the user’s text is for an older proposal', () => {
  expect(grants({ a: { text: 'mine\n', hash: 'an older hash' } })).toEqual([
    { verdict: 'accept', ...seenOf('b') },
  ]);
});

it('decides on nothing that asks anyway, or that is decided', () => {
  const { diff, hash, subject } = edit('c', 'c.ts') as Extract<BatchAhead[number], { kind: 'edit' }>;
  const others: BatchAhead = [
    { callId: 'c', kind: 'asks', why: 'protected', subject, diff, hash },
    { callId: 'd', kind: 'edit', isGranted: true, subject, diff, hash },
    { callId: 'e', kind: 'later' },
  ];
  expect(
    grantsOf(others, () => draftAhead('chat', { callId: 'c', hash }, { edits: {}, proposal: () => null })),
  ).toEqual([]);
});

it('tells the main process only drafts that a later change of the same file builds on', () => {
  const left = {
    head: { text: 'mine\n', hash: 'hash of a.ts' },
    a: { draft: { mark: { kind: 'left-out', reason: '' } } },
    b: { draft: { rejected: [first ?? ''] } },
  } as const;
  const changes = [
    { callId: 'head', path: '/p/a.ts', hash: 'hash of a.ts' },
    { callId: 'a', path: '/p/a.ts', hash: 'hash of a.ts' },
    { callId: 'b', path: '/p/b.ts', hash: 'hash of b.ts' },
    { callId: 'c', path: '/p/a.ts', hash: 'hash of c.ts' },
  ].map((change) => ({ ...change, isOpen: true }));
  const proposal = (callId: string) => proposalOf(callId === 'b' ? 'b.ts' : 'a.ts');
  expect(draftsBehind('chat', changes, { edits: editsOf(left), proposal })).toEqual([
    { callId: 'head', hash: 'hash of a.ts', content: 'mine\n' },
    { callId: 'a', hash: 'hash of a.ts', content: null },
  ]);
});

it('tells it of a draft before a change that fails, which may apply to the draft', () => {
  const left = { a: { draft: { mark: { kind: 'left-out', reason: '' } } } } as const;
  const known = { edits: editsOf(left), proposal: () => proposalOf('a.ts') };
  const draftsWith = (...later: BatchAhead) =>
    draftsBehind('chat', changesIn('head', null, [edit('a', 'a.ts'), ...later]), known);
  expect(draftsWith({ callId: 'c', kind: 'fails', why: 'no such text', paths: ['a.ts'] })).toHaveLength(1);
  expect(draftsWith({ callId: 'c', kind: 'later' })).toEqual([]);
});

it('tells it of no draft for a change that is decided', () => {
  const left = { a: { draft: { mark: { kind: 'left-out', reason: '' } } } } as const;
  const known = { edits: editsOf(left), proposal: () => proposalOf('a.ts') };
  const [decided] = ahead.map((one) => ({ ...one, isGranted: true }) as BatchAhead[number]);
  const later = edit('c', 'a.ts');
  expect(draftsBehind('chat', changesIn('head', null, decided ? [decided, later] : []), known)).toEqual([]);
});

it('counts the lines of a change as the user left it', () => {
  const countOf = (left: Readonly<Record<string, Left>>) =>
    draftCount(
      'chat',
      { callId: 'a', hash: 'hash of a.ts' },
      {
        edits: editsOf(left),
        proposal: () => proposalOf('a.ts'),
      },
    );
  expect(countOf({})).toBeNull();
  expect(countOf({ a: { draft: { rejected: [first ?? ''] } } })).toEqual({ added: 1, removed: 1 });
  expect(countOf({ a: { text: `${proposed}six\n`, draft: {} } })).toEqual({ added: 3, removed: 2 });
  expect(countOf({ a: { text: 'mine\n', hash: 'an older one' } })).toBeNull();
});
