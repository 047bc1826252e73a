import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startChild } from '../base/testing/child';
import { place, sandbox } from './testing/in-sandbox';

describe.runIf(sandbox !== null)('the proxy', () => {
  it('ends with the application, also with one that is killed', async () => {
    const { root, outside } = await place();
    const child = startChild(new URL('./testing/reaches-host.child.ts', import.meta.url), [outside, root]);
    const { value: socket } = await child.lines.next();
    expect(await programsWith(socket)).not.toEqual([]);
    child.process.kill('SIGKILL');
    await child.ended;
    await expect.poll(() => programsWith(socket)).toEqual([]);
  });
});

async function programsWith(word: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(word));
}
