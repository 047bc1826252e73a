import { expect, it } from 'vitest';
import { seeds } from '../base/testing/share';
import { createTestTerminals } from '../terminal/testing/test-terminals';
import { twice } from './testing/twice';

const { length: count } = seeds(20, 100);
/** The maximum that may run at once; the test starts more. */
const most = 16;

twice(({ sandbox }) => {
  it(`${count} commands at once take their turns, and each has its own output and exit code`, async () => {
    const { commands, confined, folder, home, project, store } = await createTestTerminals({ sandbox });
    const isRunning = () =>
      store.state('app').terminals.filter(({ state }) => state.kind === 'running').length;
    let atOnce = 0;
    store.onEvent(() => {
      atOnce = Math.max(atOnce, isRunning());
    });
    const results = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        commands.run({
          command: `echo "this is ${index}"; exit ${index}`,
          cwd: folder,
          pin: null,
          confined,
          shell: 'bash',
          timeoutMs: 60_000,
          signal: new AbortController().signal,
          call: null,
          project,
          outputs: home,
          onOutput: () => undefined,
          onAwaitsInput: () => undefined,
        }),
      ),
    );
    expect(results.map(({ exitCode, output }) => `${exitCode}: ${output.head}`)).toEqual(
      Array.from({ length: count }, (_, index) => `${index}: this is ${index}\n`),
    );
    expect(atOnce).toBe(most);
    expect(isRunning()).toBe(0);
  });
});

it('those that still wait for their turn when they are cancelled never run', async () => {
  const { commands, folder, home, project, store } = await createTestTerminals();
  const stopping = new AbortController();
  const running = Array.from({ length: count }, () =>
    commands.run({
      command: 'echo ready; sleep 630',
      cwd: folder,
      pin: null,
      confined: null,
      shell: 'bash',
      timeoutMs: 60_000,
      signal: stopping.signal,
      call: null,
      project,
      outputs: home,
      onOutput: () => stopping.abort(new Error('stopped')),
      onAwaitsInput: () => undefined,
    }),
  );
  const ends = await Promise.all(running.map((run) => run.then(({ end }) => end, String)));
  expect(ends.slice(0, most)).toEqual(Array.from({ length: most }, () => 'cancelled'));
  expect(new Set(ends.slice(most))).toEqual(new Set(['Error: stopped']));
  expect(store.state('app').terminals.length).toBe(most);
});
