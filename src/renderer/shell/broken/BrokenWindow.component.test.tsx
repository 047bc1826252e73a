import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { Boundary } from '../../ui/boundary/Boundary';
import { BrokenWindow } from './BrokenWindow';
import { noteFaults } from './note-faults';

// A page that fails to render, and its report to the main process.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

function Broken(): never {
  throw new Error('no such heron');
}

it('says in the place of a page that cannot be drawn why, and how to go on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const failures: unknown[] = [];
  show(
    <Boundary
      fallback={(reason) => <BrokenWindow reason={reason} />}
      onFailure={(reason) => failures.push(reason)}
    >
      <Broken />
    </Boundary>,
  );
  const said = page.getByRole('alert');
  await expect.element(said.getByText('no such heron')).toBeVisible();
  await expect.element(said.getByRole('button', { name: 'Reload the window' })).toBeVisible();
  expect(failures).toEqual([new Error('no such heron')]);
});

it('tells main of what nothing caught, and of what comes again and again no more than twenty times', async () => {
  main.play({ app: { noteFault: async () => {} } });
  noteFaults();
  const fault = (text: string) =>
    window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: text }),
    );
  for (let at = 1; at <= 30; at += 1) fault(`heron ${at}`);
  await expect.poll(() => main.called('app.noteFault').length).toBe(20);
  expect(main.called('app.noteFault')[0]).toEqual({ text: 'heron 1' });
});
