import type { Brought } from '@shared/trust/trust';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createProjectTrust } from './project-trust';
import { openTrustFile } from './trust-file';

const root = '/work/a';
const server = (definition: string, name = 'docs'): Brought => ({
  kind: 'mcp-server',
  name,
  file: '.mcp.json',
  definition,
  fault: null,
});
const memory: Brought = {
  kind: 'memory-file',
  name: 'AGENTS.md',
  file: 'AGENTS.md',
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
  const trust = createProjectTrust({ root, file, sources: [source] });
  return { ...trust, brought, file, home, looks };
}

test('until the user trusts it nothing is allowed, and nothing of it is read', async () => {
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

test('trust in a folder around it covers data; what executes or sends is asked about once in the project', async () => {
  const { answer, question, allows, state, file } = await project(server('run it'), memory);
  expect((await question()).parent).toBe('/work');
  await file.trust('/work', { root: '/work/other', accepted: {} });
  expect([allows(server('run it')), allows(memory)]).toEqual([false, true]);
  expect(await state()).toEqual({ isTrusted: true, toReview: true });
  await answer('folder', (await question()).hash);
  expect([allows(server('run it')), allows(server('run another'))]).toEqual([true, false]);
  expect(await state()).toEqual({ isTrusted: true, toReview: false });
});

test('the project in which the folder around it was trusted keeps what was shown there', async () => {
  const { answer, question, allows } = await project(server('run it'));
  await answer('parent', (await question()).hash);
  expect([allows(server('run it')), allows(server('run another'))]).toEqual([true, false]);
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

test('another folder at the path is not trusted, and nothing of it is accepted', async () => {
  const { file, brought } = await project(server('run it'), memory);
  const source = { any: async () => true, list: async () => brought };
  const of = (identity: string) =>
    createProjectTrust({ root, identities: new Map([[root, identity]]), file, sources: [source] });
  const first = of('1:1');
  await first.answer('folder', (await first.question()).hash);
  expect([first.isTrusted(), first.allows(server('run it'))]).toEqual([true, true]);
  const other = of('2:1');
  expect([other.isTrusted(), other.allows(server('run it')), other.allows(memory)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await other.state()).toEqual({ isTrusted: false, toReview: true });
  await other.answer('folder', (await other.question()).hash);
  expect([of('2:1').isTrusted(), of('1:1').isTrusted()]).toEqual([true, false]);
});

test('another folder in the place of a trusted one around it trusts nothing in it', async () => {
  const { file, brought } = await project(server('run it'), memory);
  const source = { any: async () => true, list: async () => brought };
  const of = (around: string, project = '1:1') =>
    createProjectTrust({
      root,
      file,
      sources: [source],
      identities: new Map([
        ['/work', around],
        [root, project],
      ]),
    });
  const first = of('8:8');
  await first.answer('parent', (await first.question()).hash);
  expect([first.isTrusted(), of('8:8', '2:1').allows(memory)]).toEqual([true, true]);
  const other = of('9:9', '2:1');
  expect([other.isTrusted(), other.allows(memory), (await other.question()).trustedBy]).toEqual([
    false,
    false,
    null,
  ]);
  await file.trust('/', { root: '/', accepted: {} });
  expect([other.isTrusted(), (await other.question()).trustedBy]).toEqual([true, '/']);
  await other.answer('restricted', (await other.question()).hash);
  expect([other.isTrusted(), first.isTrusted()]).toEqual([false, false]);
});

test('what was changed in another folder at the path stays held, and trust in the first one does not return', async () => {
  const { file, brought } = await project(memory);
  const source = { any: async () => true, list: async () => brought };
  const of = (identity: string) =>
    createProjectTrust({ root, identities: new Map([[root, identity]]), file, sources: [source] });
  const first = of('1:1');
  await first.answer('folder', (await first.question()).hash);
  await file.trust('/work', { root: '/work/other', accepted: {} });
  await of('2:1').hold([{ name: 'AGENTS.md', seen: '' }]);
  expect(of('2:1').allows(memory)).toBe(false);
  await file.restrict('/work');
  expect(of('2:1').isTrusted()).toBe(false);
});

test('memory that something else changed is allowed as the user last saw it, in a trusted run too, until an answer', async () => {
  const { hold, allows, answer, question, file, brought } = await project(memory);
  file.trustForRun(root);
  await hold([{ name: 'AGENTS.md', seen: 'Be kind.' }]);
  const changed = { ...memory, definition: 'Be bad.' };
  brought[0] = changed;
  expect([allows(memory), allows(changed)]).toEqual([true, false]);
  expect((await question()).brought[0]).toMatchObject({ state: 'changed', accepted: 'Be kind.' });
  await hold([{ name: 'AGENTS.md', seen: 'Be bad.' }]);
  expect(allows(changed)).toBe(false);
  await answer('folder', (await question()).hash);
  expect([allows(memory), allows(changed)]).toEqual([true, true]);
});
