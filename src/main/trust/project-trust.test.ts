import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyText, say } from '@shared/texts/text';
import type { Brought } from '@shared/trust/trust';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createProjectTrust } from './project-trust';
import { openTrustFile } from './trust-file';

const root = '/work/a';
const server = (definition: string, name = 'docs'): Brought => ({
  ...{ kind: 'mcp-server', name, file: '.mcp.json' },
  definition,
  fault: null,
});
const memory: Brought = {
  ...{ kind: 'memory-file', name: 'AGENTS.md', file: 'AGENTS.md' },
  definition: 'Be kind.',
  fault: null,
};

async function project(...brought: Brought[]) {
  const home = await tempFolder();
  const file = await openTrustFile({ home, onProblem: () => undefined });
  onTestFinished(() => file.close());
  const looks = { read: 0 };
  const source = {
    any: async () => brought.length > 0,
    list: async () => {
      looks.read += 1;
      return [...brought];
    },
  };
  const problems: AnyText[] = [];
  const onProblem = (problem: AnyText) => void problems.push(problem);
  const trust = createProjectTrust({ root, file, sources: [source], onProblem });
  return { ...trust, brought, file, home, looks, problems };
}

test('until the person trusts it nothing is allowed, and nothing of it is read', async () => {
  const { allows, state, looks } = await project(server('run it'), memory);
  expect(await state()).toEqual({ isTrusted: false, toReview: true });
  expect([allows(server('run it')), allows(memory), looks.read]).toEqual([false, false, 0]);
});

test('one that brings nothing has nothing to review', async () => {
  expect(await (await project()).state()).toEqual({ isTrusted: false, toReview: false });
});

test('what was shown is what is accepted; what executes asks again when it changes or is new, a text does not', async () => {
  const { allows, answer, question, state, brought } = await project(server('run it'), memory);
  await answer('folder', (await question()).hash);
  expect(await state()).toEqual({ isTrusted: true, toReview: false });
  expect([allows(server('run it')), allows(memory)]).toEqual([true, true]);
  brought.splice(0, 2, server('run another'), server('run it', 'more'), {
    ...memory,
    definition: 'Be quick.',
  });
  expect(brought.map(allows)).toEqual([false, false, true]);
  expect(await state()).toEqual({ isTrusted: true, toReview: true });
  expect((await question()).brought).toMatchObject([
    { state: 'changed', accepted: 'run it' },
    { state: 'new' },
    { state: 'accepted' },
  ]);
  await answer('folder', (await question()).hash);
  expect(brought.map(allows)).toEqual([true, true, true]);
});

test('an answer to what is there no more is not taken', async () => {
  const { answer, question, brought, allows } = await project(server('run it'));
  const { hash } = await question();
  brought.splice(0, 1, server('run another'));
  await expect(answer('folder', hash)).rejects.toMatchObject({ code: 'changed-since-shown' });
  expect(allows(server('run another'))).toBe(false);
});

test('staying restricted takes trust away again', async () => {
  const { answer, question, allows } = await project(server('run it'));
  await answer('folder', (await question()).hash);
  await answer('restricted', (await question()).hash);
  expect(allows(server('run it'))).toBe(false);
});

test('a trusted folder around it allows what the project brings when it is opened first, and holds it to what was accepted', async () => {
  const { answer, question, allows, file } = await project(server('run it'));
  expect((await question()).parent).toBe('/work');
  await file.trust('/work', { root: '/work/other', accepted: {} });
  expect(allows(server('run it'))).toBe(true);
  await answer('folder', (await question()).hash);
  expect(allows(server('run another'))).toBe(false);
});

test('for a run everything is allowed as it is', async () => {
  const { allows, file } = await project(server('run it'));
  file.trustForRun(root);
  expect(allows(server('anything'))).toBe(true);
});

test('names of objects’ own are no acceptance', async () => {
  const { allows, answer, question } = await project(server('run it', '__proto__'));
  await answer('folder', (await question()).hash);
  expect([allows(server('run it', '__proto__')), allows(server('x', 'constructor'))]).toEqual([true, false]);
});

test('in a trusted folder a project is held to what it brought when it was opened first', async () => {
  const { allows, state, brought, file } = await project(server('run it'));
  await file.trust('/work', { root: '/work/other', accepted: {} });
  expect(await state()).toEqual({ isTrusted: true, toReview: false });
  brought.splice(0, 1, server('run another'));
  expect(allows(server('run another'))).toBe(false);
  expect(await state()).toEqual({ isTrusted: true, toReview: true });
});

test('where that cannot be kept it is said, and the folder is trusted all the same', async () => {
  const { allows, state, file, home, problems } = await project(server('run it'));
  await file.trust('/work', { root: '/work/other', accepted: {} });
  await rm(join(home, 'trust.json'));
  await mkdir(join(home, 'trust.json'));
  expect(await state()).toEqual({ isTrusted: true, toReview: false });
  expect(allows(server('run it'))).toBe(true);
  expect(problems.map((problem) => say(problem))).toEqual([
    expect.stringMatching(/^What \/work\/a brings is used, .* could not be kept as accepted: .*trust\.json/),
  ]);
});
