import type { ServerConnection } from '@shared/servers/servers';
import { say, textOf } from '@shared/texts/text';
import { expect, test } from 'vitest';
import type { Failure } from './connection/failure';
import { createServerLog } from './connection/server-log';
import { supervise } from './supervise';

const ended: Failure = { kind: 'ended', why: textOf('servers.ended') };
const failed: Failure = { kind: 'failed', why: textOf('servers.no-answer') };
const minute = 60_000;

/** Lives that end with `failures`, the last of them repeated, each after this many minutes; stopped after `most`. */
async function lives(failures: readonly Failure[], { minutes = 0, most = 100 } = {}) {
  let now = 0;
  let begun = 0;
  const shown: ServerConnection[] = [];
  const stop = new AbortController();
  const log = createServerLog(() => now);
  await supervise(
    {
      async liveOnce() {
        now += minutes * minute;
        begun += 1;
        if (begun === most) stop.abort();
        return failures[begun - 1] ?? failures.at(-1) ?? ended;
      },
      show: (connection) => shown.push(connection),
      log,
      now: () => now,
      pauseMs: 1,
    },
    stop.signal,
  );
  const pauses = shown.flatMap((state) => (state.kind === 'restarting' ? [state.at] : []));
  return { begun, pauses, last: shown.at(-1), log: log.text() };
}

test('what ends by itself is started again five times, after pauses twice as long each, and then left', async () => {
  const { begun, pauses, last } = await lives([ended]);
  expect([begun, pauses]).toEqual([6, [1, 2, 4, 8, 16]]);
  expect(last?.kind === 'failed' && say(last.why)).toBe(
    'Pilotfish restarted it five times in ten minutes. The server ended.',
  );
});

test('only the restarts of the last ten minutes count, for their number and for the pause', async () => {
  const { begun, last } = await lives([ended], { minutes: 3, most: 30 });
  expect([begun, last]).toEqual([30, { kind: 'idle' }]);
  const { begun: oftener } = await lives([ended], { minutes: 1, most: 30 });
  expect(oftener).toBe(6);
});

test('what is not to be had at first is left as it is; what was there before is looked for again', async () => {
  expect(await lives([failed])).toMatchObject({ begun: 1, last: failed });
  expect(await lives([ended, failed])).toMatchObject({ begun: 6, last: { kind: 'failed' } });
});

test('what asks for signing in is not started again', async () => {
  const { last, begun } = await lives([{ kind: 'needs-sign-in', why: textOf('servers.needs-sign-in') }]);
  expect([begun, last]).toEqual([1, { kind: 'needs-sign-in' }]);
});

test('why it is not to be had is not in its log as well, and why it was started again is', async () => {
  expect((await lives([failed])).log).toBe('');
  const { log } = await lives([ended, { kind: 'needs-sign-in', why: textOf('servers.needs-sign-in') }]);
  expect(log).toMatch(/^\[.+\] The server ended\.\n$/);
});
