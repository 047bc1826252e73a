import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { chatTopic } from '@shared/topics';
import type { App } from '../../src/main/app/application';
import { type Random, seeded } from '../../src/main/base/testing/seeded';
import { soonSo } from '../../src/main/base/testing/soon';
import type { Lines, ModelEdit, ModelGrant } from '../../src/main/queue/testing/batch-model';
import type { FakeModel } from '../fake-model';
import { textOf } from './difference';
import { editsAtRandom, firstLines, isFree } from './edits-at-random';
import { createModelWindow, type ModelWindow, type Stored } from './model-window';
import { openReviewPage, type ReviewPage } from './review-page';

// For tests: a random review of a batch in two windows of the real application, with the state that the model expects.

export type Place = {
  app: App;
  readonly model: FakeModel;
  /** The project's folder and its key. */
  readonly folder: string;
  readonly project: string;
  /** They stay open from review to review. */
  pages: readonly [ReviewPage, ReviewPage];
  /** With other windows. */
  restart(): Promise<void>;
};

export type Review = {
  readonly place: Place;
  readonly random: Random;
  readonly chatId: string;
  readonly edits: readonly ModelEdit[];
  /** The files as the model expects them. */
  readonly disk: Map<string, Lines>;
  readonly grants: Map<string, ModelGrant>;
  /** The lines whose comments the results must contain, by call. */
  readonly commented: Map<string, readonly string[]>;
  readonly stored: Stored;
  windows: readonly [ModelWindow, ModelWindow];
  /** The texts that the edits wrote, by call. */
  readonly written: Map<string, Lines>;
  /** The window whose answer counts, by call. */
  readonly deciders: Map<string, ModelWindow>;
  /** Makes lines of the disk unique. */
  changes: number;
};

/** Lets the model propose edits in a new chat, and opens it in both windows. */
export async function beginReview(place: Place, seed: number): Promise<Review> {
  const random = seeded(seed);
  const folder = `review-${seed}`;
  const files = ['a', 'b', 'c'].map((name) => `${folder}/${name}.txt`);
  await mkdir(path.join(place.folder, folder));
  const disk = new Map(files.map((file) => [file, firstLines(file)]));
  for (const [file, lines] of disk) await writeFile(path.join(place.folder, file), textOf(lines));
  const planned = editsAtRandom(random, files);
  place.model.reset();
  place.model.reply({ calls: planned.map((edit) => callOf(place, edit)) }, 'Well.');
  const { chats } = place.app.projects.get(place.project);
  const { id: chatId, agent } = await chats.open(await chats.create());
  await agent.send('Change them.');
  await until(place, chatId, ({ calls }) => Object.keys(calls).length === planned.length);
  const ids = Object.keys(place.app.store.state(chatTopic(chatId)).calls);
  const edits = planned.map((edit, at) => ({ ...edit, id: ids[at] ?? '' }));
  const stored: Stored = new Map();
  const chat = { place, random, chatId, edits, stored, disk, changes: 0 };
  const windows = await openWindows(chat);
  const known = { grants: new Map(), commented: new Map(), written: new Map(), deciders: new Map() };
  return { ...chat, ...known, windows };
}

function callOf({ folder }: Place, { file, replacements }: ModelEdit) {
  const edits = replacements.map(({ from, to }) => ({ old_string: from, new_string: to }));
  return { name: 'edit', arguments: { file_path: path.join(folder, file), edits } };
}

type ShownChat = Pick<Review, 'place' | 'chatId' | 'edits' | 'stored'>;

async function openWindows(chat: ShownChat): Promise<Review['windows']> {
  const [first, second] = chat.place.pages;
  return [await showIn(first, chat), await showIn(second, chat)];
}

async function showIn(page: ReviewPage, { chatId, edits, stored }: ShownChat): Promise<ModelWindow> {
  await page.followChat(chatId);
  return createModelWindow(page, { id: chatId, edits, stored });
}

/** The application restarts, or one window is loaded again. */
export async function reopenAtRandom(review: Review): Promise<void> {
  const { random, place, chatId } = review;
  if (random.chance(0.1)) {
    await place.restart();
    await place.app.projects.get(place.project).chats.open(chatId);
    review.windows = await openWindows(review);
  } else if (random.chance(0.25)) {
    const [first, second] = place.pages;
    const isFirst = random.chance(0.5);
    const loaded = await openReviewPage(place.app, place.project);
    (isFirst ? first : second).close();
    place.pages = isFirst ? [loaded, second] : [first, loaded];
    const window = await showIn(loaded, review);
    review.windows = isFirst ? [window, review.windows[1]] : [review.windows[0], window];
  }
}

/** Resolves with the state of the chat in the application when it is so. */
export async function until(
  { app }: Place,
  chatId: string,
  isSo: (state: ChatState) => boolean,
): Promise<ChatState> {
  const state = () => app.store.state(chatTopic(chatId));
  await soonSo(
    () => isSo(state()),
    app.store.onEvent,
    () =>
      `${isSo} of ${JSON.stringify(Object.values(state().calls).map(({ id, phase }) => [id, phase.phase]))}`,
  );
  return state();
}

/** Another program inserts or replaces lines in some of these files, often at the start. */
export async function changeDisk(review: Review, among: readonly string[]): Promise<void> {
  const { random, disk, place } = review;
  for (const file of among) {
    if (random.chance(0.7)) continue;
    const lines = disk.get(file) ?? [];
    review.changes += 1;
    const at = random.chance(0.3) ? 0 : random.below(lines.length + 1);
    const isReplaced = random.chance(0.4) && !isFree(lines[at] ?? '');
    const after = lines.toSpliced(at, isReplaced ? 1 : 0, `disk ${review.changes}.`);
    disk.set(file, after);
    await writeFile(path.join(place.folder, file), textOf(after));
  }
}
