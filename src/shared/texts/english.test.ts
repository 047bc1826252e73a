import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { english } from './english';

const folder = new URL('./english/', import.meta.url);

it('has every text of its files, each under a key of its own', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  const keys = modules.flatMap((module) =>
    Object.values(module).flatMap((texts) => Object.keys(texts as object)),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(Object.keys(english).sort()).toEqual(keys.sort());
});
