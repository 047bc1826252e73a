import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { callKeyOf } from '@shared/base/call-key';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { App } from '../src/main/app/application';
import { plainHost } from '../src/main/app/parts/plain-host';
import { startApp } from '../src/main/app/start-app';
import { ofToday, seeds } from '../src/main/base/testing/share';
import { tempFolder } from '../src/main/base/testing/temp-folder';
import { type FakeModel, startFakeModel } from './fake-model';
import type { Place } from './random-reviews/review';
import { reviewAtRandom } from './random-reviews/review-at-random';
import { openReviewPage } from './random-reviews/review-page';

// Random reviews of batches in two windows of the real application: drafts, verdicts, edits, comments, changes left
// out, changes on disk, reloads and restarts. The bytes are those of a model written apart from the product.

const reviews = seeds(3, 2_000);

let model: FakeModel;
let place: Place;

beforeEach(async () => {
  const folder = await tempFolder();
  const project = join(folder, 'project');
  await mkdir(project);
  model = await startFakeModel();
  const env = {
    PILOTFISH_HOME: join(folder, 'home'),
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'fake-model',
  };
  const start = async () => {
    const app = await startApp({ host: plainHost, env, version: '0.0.0' });
    return { app, key: (await app.projects.open(project)).key };
  };
  const { app, key } = await start();
  const pagesOf = async (shown: App) =>
    [await openReviewPage(shown, key), await openReviewPage(shown, key)] as const;
  place = {
    app,
    model,
    folder: project,
    project: key,
    pages: await pagesOf(app),
    async restart() {
      await closeAll();
      place.app = (await start()).app;
      place.pages = await pagesOf(place.app);
    },
  };
});

async function closeAll(): Promise<void> {
  for (const page of place.pages) page.close();
  await place.app.close();
}

afterEach(async () => {
  await closeAll();
  await model.close();
  vi.unstubAllGlobals();
});

it('the last of two windows that draft on a change wins with its whole draft', async () => {
  const [first, second] = place.pages;
  const key = callKeyOf('chat', 'call');
  first.setEdited(key, 'mine\n', 'hash');
  first.keep();
  second.markDraft(key, { kind: 'left-out', reason: 'not now' }, 'hash');
  second.keep();
  const later = await openReviewPage(place.app, place.project);
  expect([later.editedText(key), later.draftOf(key).mark]).toEqual([
    null,
    { kind: 'left-out', reason: 'not now' },
  ]);
  later.close();
});

it(
  `${reviews.length} reviews by chance (${ofToday}) write what the user saw, in any window`,
  async () => {
    // Stops the clock, so that looking ahead never times out on a slow machine.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    for (const seed of reviews) {
      const difference = await reviewAtRandom(place, seed).then(
        () => null,
        (error: unknown) => error,
      );
      expect(difference, `seed ${seed}`).toBeNull();
    }
  },
  60_000 + reviews.length * 10_000,
);
