import { link, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inSandbox, type Place, place, sandbox } from './testing/in-sandbox';

const inside = 'node_modules/.pnpm/pack@1.0.0/node_modules/pack';

/** A project with packages that are hard links to a store, last changed long ago. */
async function withStore(names: readonly string[] = ['a.js', 'b.js']): Promise<Place> {
  const where = await place();
  await mkdir(path.join(where.root, inside), { recursive: true });
  for (const name of names) {
    const stored = path.join(where.outside, name);
    await writeFile(stored, 'whole');
    await utimes(stored, 1, 1);
    await link(stored, path.join(where.root, inside, name));
  }
  // The links count as older than the command after one tick of the disk's clock.
  await expect.poll(async () => (await inSandbox(where, 'true')).changedElsewhere).toEqual([]);
  return where;
}

describe.runIf(sandbox !== null)('packages that are hard links to a store', () => {
  it('are named if a command changed them, also if it hides the time of the change', async () => {
    const where = await withStore();
    const change = `cd ${inside}; echo x > a.js; echo x > new.js`;
    expect((await inSandbox(where, change)).changedElsewhere).toEqual([`${inside}/a.js`]);
    const hidden = `cd ${inside}; echo y > b.js; touch -d @1 b.js`;
    expect((await inSandbox(where, hidden)).changedElsewhere).toContain(`${inside}/b.js`);
  });

  it('are not named if pnpm removes other names of them, or if all names are in the packages', async () => {
    const where = await withStore();
    await link(path.join(where.root, inside, 'a.js'), path.join(where.root, 'node_modules/a.js'));
    const pnpm = `rm node_modules/a.js; touch node_modules/.modules.yaml`;
    expect((await inSandbox(where, pnpm)).changedElsewhere).not.toContain(`${inside}/a.js`);
    const own = await place();
    await mkdir(path.join(own.root, 'node_modules'));
    await inSandbox(own, 'cd node_modules; echo x > a; ln a b');
    expect((await inSandbox(own, 'echo y > node_modules/a')).changedElsewhere).toEqual([]);
  });
});
