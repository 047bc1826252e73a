import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { createStore } from '@shared/wire/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import type { ChatLog } from '../storage/chats/chat-log';
import { openChatLog } from '../storage/chats/open-chat-log';
import { expireAutoMode } from './expire-auto-mode';

const hour = 3_600_000;
const noon = 12 * hour;

let folder: string;
let clock: number;

beforeEach(async () => {
  folder = join(await tempFolder(), 'chats');
  clock = noon;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(create?: Parameters<typeof openChatLog>[0]['create']): Promise<ChatLog> {
  return await openChatLog({ folder, id: 'c', store: createStore(), now: () => clock, create });
}

const auto = (until: number) => ({ title: '', model: null, mode: { kind: 'auto', until } }) as const;

/** Resolves when Auto is over. */
function expired(log: ChatLog): Promise<void> {
  return new Promise((resolve) => {
    expireAutoMode({ log, now: () => clock, newId: () => 'n', onExpired: async () => resolve() });
  });
}

const notices = (log: ChatLog) =>
  log.state().items.flatMap((item) => (item.kind === 'notice' ? say(item.text) : []));

it('ends when its time has passed, though the clock was set back meanwhile', async () => {
  const log = await open(auto(noon + hour));
  const over = expired(log);
  clock = noon - 5 * hour;
  vi.advanceTimersByTime(hour);
  await over;
  expect(log.state().mode).toEqual({ kind: 'ask' });
});

it('ends for this application even when that cannot be kept', async () => {
  const log = await open(auto(noon + hour));
  const over = expired(log);
  await rm(folder, { recursive: true });
  clock = noon - 5 * hour;
  vi.advanceTimersByTime(hour);
  await over;
  expect(log.state().mode).toEqual({ kind: 'ask' });
});

it.each([
  ['behind what was written last', hour, noon + 3 * hour, noon + 2 * hour],
  ['so far back that more than eight hours would be left', 0, noon, noon - hour / 2],
])('does not go on after a start with the clock %s', async (_what, later, writtenAt, startedAt) => {
  const log = await open(auto(noon + 8 * hour));
  clock = writtenAt;
  if (later > 0) await log.append({ events: [{ type: 'title-changed', title: 'said' }] });
  await log.close();
  clock = startedAt;
  const again = await open();
  await expired(again);
  expect(again.state().mode).toEqual({ kind: 'ask' });
  expect(notices(again)).toEqual([
    expect.stringMatching(/^Auto has ended: the clock of this machine was set back/),
  ]);
});

it('goes on after a start with the clock as it should be, until its time', async () => {
  await (await open(auto(noon + 8 * hour))).close();
  clock = noon + 2 * hour;
  const again = await open();
  const over = expired(again);
  expect(again.state().mode.kind).toBe('auto');
  vi.advanceTimersByTime(6 * hour);
  await over;
  expect([again.state().mode.kind, notices(again)]).toEqual(['ask', []]);
});

it('does not end a mode that an approved plan put in its place', async () => {
  const log = await open(auto(noon + hour));
  let ended = false;
  const watched = expireAutoMode({
    log,
    now: () => clock,
    newId: () => 'n',
    onExpired: async () => {
      ended = true;
    },
  });
  await log.append({ events: [{ type: 'mode-changed', mode: { kind: 'accept-edits' } }] });
  vi.advanceTimersByTime(2 * hour);
  watched.close();
  expect([log.state().mode, ended]).toEqual([{ kind: 'accept-edits' }, false]);
});
