import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyText, say } from '@shared/texts/text';
import { beforeAll } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../../project/workspace';
import { analyseCommand } from '../analyse-command';
import type { AnalysedPart } from '../analysed-part';

// A small project, in which commands are judged and never run. Each test file makes its own.

export let root: string;
export let workspace: Workspace;

/** For the top of a test file. */
export function makeJudgedProject(): void {
  beforeAll(async () => {
    root = await realpath(await tempFolder());
    for (const folder of ['.github', 'src/deep']) await mkdir(join(root, folder), { recursive: true });
    for (const folder of ['.bin', 'typescript'])
      await mkdir(join(root, 'node_modules', folder), { recursive: true });
    for (const name of ['eslint', 'jest', 'playwright', 'prettier', 'tailwindcss', 'tsc', 'tsx', 'vitest'])
      await writeFile(join(root, 'node_modules/.bin', name), '');
    for (const file of ['a', 'b', 'src/a.ts']) await writeFile(join(root, file), 'x');
    workspace = await createWorkspace(root);
  });
}

/** Why the first of its parts that does so asks in every mode, or null. */
export async function danger(text: string): Promise<string | null> {
  return firstOf(await partsOf(text), (part) => part.danger ?? part.unclear ?? part.newPackage);
}

/** The same, for what is known of it only when it runs. */
export async function unclear(text: string): Promise<string | null> {
  return firstOf(await partsOf(text), (part) => part.unclear ?? part.newPackage);
}

export async function partsOf(text: string): Promise<readonly AnalysedPart[]> {
  const line = { text, shell: 'bash', directory: '' } as const;
  return (await analyseCommand(line, workspace, new AbortController().signal)).parts;
}

function firstOf(parts: readonly AnalysedPart[], why: (part: AnalysedPart) => AnyText | null): string | null {
  const found = parts.map(why).find((each) => each !== null) ?? null;
  return found === null ? null : say(found);
}
