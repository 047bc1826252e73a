import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { isFinished } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { applies, type ModelEdit, turnOf } from '../../src/main/queue/testing/batch-model';
import { resultsIn } from '../calls';
import type { FakeRequest } from '../fake-model';
import { decideAtRandom } from './decide-at-random';
import { Difference, expectSame, textOf } from './difference';
import { draftAtRandom } from './draft-at-random';
import { beginReview, changeDisk, type Place, type Review, reopenAtRandom, until } from './review';

// For tests: one random review. Application, windows and model are compared at each step.

/** Throws at the first difference. */
export async function reviewAtRandom(place: Place, seed: number): Promise<void> {
  const review = await beginReview(place, seed);
  let left = pass(review, review.edits);
  for (;;) {
    const [waiting, ...behind] = left;
    expectSame('the waiting call', await nextQuestion(review), waiting?.id ?? null);
    await expectSettled(review);
    if (!waiting) break;
    await answer(review, waiting, behind);
    left = pass(review, behind);
  }
  await expectEnd(review);
  for (const window of review.windows) window.leave();
  for (const file of review.disk.keys()) await rm(path.join(place.folder, file));
}

/** Lets the model run the calls until one waits. Returns that one and those behind it. */
function pass(
  { disk, grants, commented, written }: Review,
  edits: readonly ModelEdit[],
): readonly ModelEdit[] {
  for (const [at, edit] of edits.entries()) {
    const base = disk.get(edit.file) ?? [];
    const grant = grants.get(edit.id);
    const turn = turnOf(edit, base, grant);
    if (turn.kind === 'asks' || turn.kind === 'stale') return edits.slice(at);
    const lines = grant?.comments.map((line) => grant.base[line] ?? '');
    if (lines) commented.set(edit.id, lines);
    if (turn.kind !== 'writes') continue;
    disk.set(edit.file, turn.after);
    written.set(edit.id, turn.after);
  }
  return [];
}

/** The call that waits; null when all are finished. */
async function nextQuestion({ place, chatId, edits }: Review): Promise<string | null> {
  const waits = ({ calls }: ChatState) => edits.find(({ id }) => calls[id]?.phase.phase === 'waiting')?.id;
  const isOver = ({ calls }: ChatState) =>
    edits.every(({ id }) => {
      const phase = calls[id]?.phase;
      return phase !== undefined && isFinished(phase);
    });
  return waits(await until(place, chatId, (state) => waits(state) !== undefined || isOver(state))) ?? null;
}

async function answer(review: Review, head: ModelEdit, behind: readonly ModelEdit[]): Promise<void> {
  const { random, disk, grants, place, chatId } = review;
  grants.delete(head.id);
  await reopenAtRandom(review);
  await changeDisk(review, [...disk.keys()]);
  const { queue } = await place.app.projects.get(place.project).chats.open(chatId);
  await queue.rejudge();
  const phase = place.app.store.state(chatTopic(chatId)).calls[head.id]?.phase;
  if (phase?.phase !== 'waiting') throw new Difference(`${head.id} does not wait`);
  const { hash, stale } = phase.question;
  expectSame(`whether ${head.id} applies`, stale === null, applies(head, disk.get(head.file) ?? []));
  if (stale !== null) {
    await queue.decide(head.id, hash, { answer: 'give-up-stale', readAgain: false });
    return;
  }
  const [one, other] = review.windows;
  const [first, second] = random.chance(0.5) ? [one, other] : [other, one];
  const asked = { head, behind, hash };
  if (random.chance(0.5)) await draftAtRandom(review, second, asked);
  await draftAtRandom(review, first, asked);
  await decideAtRandom(review, first, asked);
}

/** A text that was written is settled; a window learns that another one decided without its text. */
async function expectSettled({ place, chatId, edits, windows, deciders, written }: Review): Promise<void> {
  const { calls } = place.app.store.state(chatTopic(chatId));
  for (const edit of edits) {
    const phase = calls[edit.id]?.phase.phase;
    const decider = deciders.get(edit.id);
    if (!decider || (phase !== 'done' && phase !== 'rejected')) continue;
    deciders.delete(edit.id);
    for (const window of windows)
      await window.expectEnd(edit, written.get(edit.id) ?? null, window === decider ? 'ours' : 'other');
  }
}

async function expectEnd({ place, disk, commented, edits }: Review): Promise<void> {
  for (const [file, lines] of disk)
    expectSame(file, await readFile(path.join(place.folder, file), 'utf8'), textOf(lines));
  const results = resultsIn(await secondRequest(place));
  for (const [id, lines] of commented)
    for (const line of lines) {
      const result = results[edits.findIndex((edit) => edit.id === id)];
      if (!result?.includes(`> ${line}\na comment`))
        throw new Difference(`the comment on "${line}" is missing: ${result}`);
    }
}

/** Besides requests that ask for help with an edit that fails. */
async function secondRequest({ model }: Place): Promise<FakeRequest> {
  for (let count = 2; ; count += 1) {
    const request = await model.waitForRequest(count);
    if (request.tools.length > 0) return request;
  }
}
