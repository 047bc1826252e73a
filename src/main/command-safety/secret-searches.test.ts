import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeJudgedProject, partsOf, root } from './testing/judged-project';

makeJudgedProject();

beforeAll(async () => {
  for (const folder of ['conf', 'web', 'lib/node_modules/x'])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of ['.env', 'conf/server.key', 'web/.env.example', 'lib/node_modules/x/.env', 'web/a.ts'])
    await writeFile(join(root, file), 'KEY=1');
});

async function found(text: string): Promise<string | null> {
  const whys = (await partsOf(text)).map(({ searchesSecret }) => searchesSecret);
  const why = whys.find((one) => one !== null) ?? null;
  return why === null ? null : (/^\S+/.exec(say(why))?.[0] ?? '');
}

describe('a search that can meet a file with secrets names the first', () => {
  it.each([
    ['grep -r KEY .', '.env'],
    ['grep -rn KEY', '.env'],
    ['grep -r --include=".env*" KEY .', '.env'],
    ['cd conf && grep -r KEY', 'conf/server.key'],
    ['rg --hidden KEY', '.env'],
    ['rg -uu KEY', '.env'],
    ['rg -u -u KEY .', '.env'],
    ['rg KEY', 'conf/server.key'],
    ['rg -g ".env" KEY', '.env'],
    ['diff -r . web', '.env'],
    ['find . -name .env -exec cat {} +', '.env'],
    ['find -type f -exec grep KEY {} ";"', '.env'],
    ['find conf -not -name x -execdir cat {} +', 'conf/server.key'],
    ['find . -type f | xargs cat', '.env'],
    ['ls -A | xargs cat', '.env'],
    ['git grep --untracked KEY', '.env'],
  ])('%s: %s', async (text, file) => expect(await found(text)).toBe(file));

  it.each([
    'grep -r KEY src',
    'grep -r KEY web',
    'grep -r KEY lib',
    'grep -r --include="*.ts" KEY .',
    'rg KEY src',
    'rg -g "*.ts" KEY',
    'find . -name "*.ts" -exec cat {} +',
    'find . -name .env',
    'find . -name "*.ts" | xargs grep KEY',
    'find . -name "*.ts" | wc -l',
    'git grep KEY',
    'git status',
    'ls -R',
    'cat src/a.ts',
  ])('but not %s', async (text) => expect(await found(text)).toBeNull());
});
