import { expect, it, vi } from 'vitest';
import { createConnections, networkToolName, reachableText } from './connections';

const to = { host: 'example.com', port: 443 };

function connecting(byRules: 'allowed' | 'denied' | 'asks', answer: () => Promise<string> | string) {
  const letGo = vi.fn();
  const hold = vi.fn(() => letGo);
  const runNested = vi.fn(async () => ({ results: [await answer()] }));
  const context = { judgeConnection: () => byRules, runNested };
  return { ...createConnections(context, 'npm ci', { hold }), runNested, hold, letGo };
}

it('what rules say is not asked about', async () => {
  const allowed = connecting('allowed', () => '');
  const denied = connecting('denied', () => '');
  expect([await allowed.mayConnect(to), await denied.mayConnect(to)]).toEqual([true, false]);
  expect([allowed.refused(), denied.refused()]).toEqual([[], ['example.com:443']]);
  expect(allowed.runNested).not.toHaveBeenCalled();
});

it('each place is asked about once, while the time of the command stands still', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { mayConnect, runNested, hold, letGo } = connecting('asks', () => promise);
  const both = Promise.all([mayConnect(to), mayConnect(to)]);
  expect(hold).toHaveBeenCalledOnce();
  expect(letGo).not.toHaveBeenCalled();
  resolve(reachableText(to));
  expect(await both).toEqual([true, true]);
  expect(letGo).toHaveBeenCalledOnce();
  expect(runNested).toHaveBeenCalledExactlyOnceWith(
    [{ name: networkToolName, arguments: JSON.stringify({ ...to, command: 'npm ci' }) }],
    expect.anything(),
  );
});

it('whatever else comes of the question is a no', async () => {
  const rejected = connecting('asks', () => 'The user does not let the command reach this host.');
  const failed = connecting('asks', () => Promise.reject(new Error('the call is over')));
  expect([await rejected.mayConnect(to), await failed.mayConnect(to)]).toEqual([false, false]);
  expect(failed.refused()).toEqual(['example.com:443']);
});
