import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// The lint configuration enforces the import boundaries per file; this test follows all transitive imports.

const src = fileURLToPath(new URL('../..', import.meta.url));

/** Every package and file that `entry` reaches through imports, dynamic ones included. */
async function reachedFrom(entry: string): Promise<{ packages: Set<string>; files: Set<string> }> {
  const packages = new Set<string>();
  const files = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(
      /(?:^(?:import|export|\}).*? from |^import |\bimport\(\s*)'([^']+)'/gm,
    )) {
      if (!name.startsWith('.') && !name.startsWith('@shared/')) packages.add(name);
      else await visit(await fileOf(name, dirname(file)));
    }
  };
  await visit(join(src, entry));
  return { packages, files };
}

async function fileOf(name: string, from: string): Promise<string> {
  const base = name.startsWith('@shared/') ? join(src, 'shared', name.slice(8)) : resolve(from, name);
  for (const path of [base, `${base}.ts`, `${base}/index.ts`]) {
    if (/\.(ts|json)$/.test(path) && (await readFile(path).catch(() => null))) return path;
  }
  throw new Error(`${name}, imported in ${from}, was not found`);
}

describe('the walls', () => {
  it('app.ts and everything it reaches import neither electron nor a shell', async () => {
    const { packages, files } = await reachedFrom('main/app/app.ts');
    expect([...packages].filter((name) => /^electron\b/.test(name))).toEqual([]);
    expect([...files].filter((file) => /\/main\/(electron|server)\//.test(file))).toEqual([]);
    expect(files.size).toBeGreaterThan(60);
  });

  it('what both sides share imports zod and itself', async () => {
    const { packages, files } = await reachedFrom('shared/contract/contract.ts');
    // `#texts` is our own catalogue: package.json selects its part.
    expect([...packages].toSorted()).toEqual(['#texts', 'zod']);
    expect([...files].every((file) => file.startsWith(join(src, 'shared')))).toBe(true);
  });
});
