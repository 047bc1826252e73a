import type { Decision, DraftAhead, Proposal } from '@shared/approval/approval';
import type { ChatState } from '@shared/chat/chat';
import { isFinished } from '@shared/tool-call/tool-call';
import { type Random, seeded } from '../../base/testing/seeded';
import {
  applies,
  basesBefore,
  type Lines,
  type ModelDraft,
  type ModelEdit,
  type ModelGrant,
  proposedOf,
  turnOf,
} from './batch-model';
import { decisionLike } from './grants';
import { type RandomVerdict, verdictAtRandom } from './random-verdict';
import { createTestQueue, lastCalls, type TestQueue } from './test-queue';

// For tests: one random batch, with random decisions. The queue and the model are compared at each step.

type Review = {
  test: TestQueue;
  readonly random: Random;
  readonly edits: readonly ModelEdit[];
  /** The files as the model expects them. */
  readonly disk: Map<string, Lines>;
  readonly grants: Map<string, ModelGrant>;
  /** The lines whose comments the model's results must contain, by call. */
  readonly commented: Map<string, readonly string[]>;
  /** Makes lines of the disk unique. */
  changes: number;
};

class Difference extends Error {}

function expectSame(what: string, found: unknown, expected: unknown): void {
  const texts = [found, expected].map((one) => JSON.stringify(one));
  if (texts[0] !== texts[1]) throw new Difference(`${what}: ${texts[0]} instead of ${texts[1]}`);
}

/** Throws at the first difference between the queue and the model. */
export async function reviewAtRandom(seed: number): Promise<void> {
  const review = await begin(seeded(seed));
  try {
    let left = pass(review, review.edits);
    for (;;) {
      const [waiting, ...behind] = left;
      expectSame('the waiting call', await nextQuestion(review), waiting?.id ?? null);
      if (!waiting) break;
      await answer(review, waiting, behind);
      left = pass(review, behind);
    }
    await expectEnd(review);
  } finally {
    await review.test.close();
  }
}

const files = ['a.txt', 'b.txt', 'c.txt'];
const length = 30;

async function begin(random: Random): Promise<Review> {
  const test = await createTestQueue();
  const disk = new Map(files.map((file) => [file, firstLines(file)]));
  for (const [file, lines] of disk) await test.write(file, textOf(lines));
  const edits = Array.from({ length: 4 + random.below(8) }, (_, at) => editAtRandom(random, `c${at + 1}`));
  const calls = edits.map(({ file, replacements }) => ({
    tool: 'edit',
    input: {
      file_path: test.path(file),
      edits: replacements.map(({ from, to }) => ({ old_string: from, new_string: to })),
    },
  }));
  test.run(...calls).catch(() => undefined);
  return { test, random, edits, disk, grants: new Map(), commented: new Map(), changes: 0 };
}

function firstLines(file: string): Lines {
  return Array.from({ length }, (_, at) => `${file} ${at}.`);
}

function textOf(lines: Lines): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Leaves the ends of the file alone, so that the user's own lines there are beside no hunk. */
function editAtRandom(random: Random, id: string): ModelEdit {
  const file = random.of(files) ?? '';
  const count = 1 + random.below(3);
  const numbers = new Set(Array.from({ length: count }, () => 2 + random.below(length - 4)));
  const replacements = [...numbers].map((at) => ({ from: `${file} ${at}.`, to: `(${id} ${at})` }));
  return { id, file, replacements };
}

/** Lets the model run the calls until one waits. Returns that one and those behind it. */
function pass({ disk, grants, commented }: Review, edits: readonly ModelEdit[]): readonly ModelEdit[] {
  for (const [at, edit] of edits.entries()) {
    const base = disk.get(edit.file) ?? [];
    const grant = grants.get(edit.id);
    const turn = turnOf(edit, base, grant);
    if (turn.kind === 'asks' || turn.kind === 'stale') return edits.slice(at);
    if (grant)
      commented.set(
        edit.id,
        grant.comments.map((line) => grant.base[line] ?? ''),
      );
    if (turn.kind === 'writes') disk.set(edit.file, turn.after);
  }
  return [];
}

/** The call that waits; null when all are finished. */
async function nextQuestion({ test, edits }: Review): Promise<string | null> {
  const waits = ({ calls }: ChatState) => edits.find(({ id }) => calls[id]?.phase.phase === 'waiting')?.id;
  const isOver = ({ calls }: ChatState) =>
    edits.every(({ id }) => {
      const phase = calls[id]?.phase;
      return phase !== undefined && isFinished(phase);
    });
  return waits(await test.until((state) => waits(state) !== undefined || isOver(state))) ?? null;
}

async function answer(review: Review, head: ModelEdit, behind: readonly ModelEdit[]): Promise<void> {
  const { random, disk, grants } = review;
  grants.delete(head.id);
  if (random.chance(0.15)) await restart(review);
  await changeDisk(review, files);
  const { test } = review;
  await test.queue.rejudge();
  const base = disk.get(head.file) ?? [];
  const { hash, stale } = await test.question(head.id);
  expectSame(`whether ${head.id} applies`, stale === null, applies(head, base));
  if (stale !== null) {
    await test.queue.decide(head.id, hash, { answer: 'give-up-stale', readAgain: false });
    return;
  }
  const proposal = { ...(await test.queue.proposal(head.id)), diff: '' };
  expectSides(head, proposal, base);
  const own = verdictAtRandom(random, { edit: head, preview: proposal, base });
  const made = await reviewBehind(review, own, [head, ...behind]);
  await changeDisk(
    review,
    files.filter((file) => file !== head.file),
  );
  const decision = { ...decisionLike(own.grant), grants: made.map(({ grant }) => grant) } as Decision;
  await decide(review, { id: head.id, hash, decision });
  noteDecision(review, [own, ...made], [head, ...behind]);
}

function expectSides(edit: ModelEdit, found: Proposal, base: Lines): void {
  expectSame(`the file before ${edit.id}`, found.original, textOf(base));
  expectSame(`the file after ${edit.id}`, found.proposed, textOf(proposedOf(edit, base)));
}

/** Decides on some of the calls behind the first, each in the preview on the drafts before it. */
async function reviewBehind(
  { test, random, disk, grants }: Review,
  own: RandomVerdict,
  edits: readonly ModelEdit[],
): Promise<readonly RandomVerdict[]> {
  const made = [own];
  for (const edit of edits.slice(1)) {
    const base = basesBefore(edits, disk, { drafts: draftsIn(made), grants }).get(edit.id) ?? [];
    const preview = await test.queue.ahead(own.id, edit.id, made.flatMap(sentDraft));
    expectSame(`whether ${edit.id} has a preview`, preview !== null, applies(edit, base));
    if (preview === null) continue;
    expectSides(edit, preview, base);
    if (random.chance(grants.has(edit.id) ? 0.1 : 0.6))
      made.push(verdictAtRandom(random, { edit, preview, base }));
  }
  return made.slice(1);
}

function draftsIn(made: readonly RandomVerdict[]): ReadonlyMap<string, ModelDraft> {
  return new Map(made.flatMap(({ id, draft }) => (draft ? [[id, draft] as const] : [])));
}

function sentDraft({ id, grant, draft }: RandomVerdict): DraftAhead[] {
  if (!draft) return [];
  return [{ callId: id, hash: grant.hash, content: draft.after && textOf(draft.after) }];
}

type Deciding = { readonly id: string; readonly hash: string; readonly decision: Decision };

/** Sometimes a second window decides too, and is too late. */
async function decide({ test, random }: Review, { id, hash, decision }: Deciding): Promise<void> {
  const first = test.queue.decide(id, hash, decision);
  if (random.chance(0.2)) {
    const second = test.queue.decide(id, hash, { answer: 'reject' }).then(
      () => 'decided',
      ({ code }) => code,
    );
    expectSame('the second window', await second, 'already-decided');
  }
  await first;
}

function noteDecision(
  { disk, grants }: Review,
  made: readonly RandomVerdict[],
  edits: readonly ModelEdit[],
): void {
  const bases = basesBefore(edits, disk, { drafts: draftsIn(made), grants });
  for (const { id, model } of made) {
    const isChecked = JSON.stringify(bases.get(id)) === JSON.stringify(model.base);
    grants.set(id, { ...model, isChecked });
  }
  const [head] = edits;
  const turn = head && turnOf(head, disk.get(head.file) ?? [], grants.get(head.id));
  if (turn?.kind === 'writes') disk.set(head?.file ?? '', turn.after);
}

async function restart(review: Review): Promise<void> {
  await review.test.log.close();
  await review.test.close();
  review.test = await createTestQueue({ at: review.test });
  const { queue, log } = review.test;
  queue.resumeBatch(lastCalls(log), new AbortController().signal).catch(() => undefined);
}

/** Another program inserts or replaces lines in some of these files, often at the start. */
async function changeDisk(review: Review, among: readonly string[]): Promise<void> {
  const { random, disk, test } = review;
  for (const file of among) {
    if (random.chance(0.6)) continue;
    const lines = disk.get(file) ?? [];
    review.changes += 1;
    const at = random.chance(0.4) ? 0 : random.below(lines.length + 1);
    const after = lines.toSpliced(at, random.chance(0.4) ? 1 : 0, `disk ${review.changes}`);
    disk.set(file, after);
    await test.write(file, textOf(after));
  }
}

async function expectEnd({ test, disk, commented }: Review): Promise<void> {
  for (const [file, lines] of disk) expectSame(file, await test.read(file), textOf(lines));
  for (const [id, lines] of commented)
    for (const line of lines)
      if (!test.results()[id]?.includes(`> ${line}\na comment`))
        throw new Difference(`the comment on "${line}" is missing: ${test.results()[id]}`);
}
