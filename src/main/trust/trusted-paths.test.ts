import { chmod, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brought } from '@shared/trust/trust';
import { expect, onTestFinished, test } from 'vitest';
import { lastingIdentitiesAround } from '../base/files/folder-identity';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { type BroughtSource, createProjectTrust } from './project-trust';
import { openTrustFile } from './trust-file';

// Attempts to have a folder trusted that the user never saw: real folders, links and files.

/** A data folder, and beside it a folder `work` with one trusted project, `mine`. */
async function trusting() {
  const folder = await tempFolder();
  const [home, work] = [path.join(folder, 'home'), path.join(folder, 'work')];
  const mine = path.join(work, 'mine');
  await mkdir(mine, { recursive: true });
  await mkdir(home);
  const file = await openTrustFile({ home, onProblem: () => undefined });
  onTestFinished(() => file.close());
  const opened = async (at: string) => {
    const workspace = await createWorkspace(at);
    return createProjectTrust({
      root: workspace.root,
      file,
      sources: [serverSource(workspace.root)],
    });
  };
  const accept = async (at: string, answer: 'folder' | 'parent' | 'restricted' = 'folder') => {
    const trust = await opened(at);
    await trust.answer(answer, (await trust.question()).hash);
  };
  return { home, work, mine, file, opened, accept, trustFile: path.join(home, 'trust.json') };
}

/** The content of `.mcp.json`, as one server. */
function serverSource(root: string): BroughtSource {
  const read = () => readFile(path.join(root, '.mcp.json'), 'utf8').catch(() => null);
  return {
    any: async () => (await read()) !== null,
    async list() {
      const definition = await read();
      return definition === null ? [] : [server(definition)];
    },
  };
}

function server(definition: string): Brought {
  return { kind: 'mcp-server', name: 'docs', file: '.mcp.json', definition, fault: null };
}

test('a trusted folder is the same by whatever path or link it is opened', async () => {
  const { work, mine, opened, accept } = await trusting();
  await accept(mine);
  await symlink(mine, path.join(work, 'link'));
  const ways = [path.join(work, 'link'), path.join(mine, '..', 'mine'), `${mine}/`];
  for (const way of ways) expect((await opened(way)).isTrusted(), way).toBe(true);
});

test('a link inside a trusted folder, or a way out of it, does not bring trust along', async () => {
  const { work, mine, opened, accept } = await trusting();
  await accept(mine);
  await mkdir(path.join(work, 'other'));
  await symlink(path.join(work, 'other'), path.join(mine, 'inside'));
  for (const way of [path.join(mine, 'inside'), path.join(mine, '..', 'other'), work])
    expect((await opened(way)).isTrusted(), way).toBe(false);
});

test('paths in the trust store are taken as they are written: `..`, another case or a lost end name nothing', async () => {
  const { home, mine } = await trusting();
  const folders = [`${mine}/../mine`, mine.toUpperCase(), mine.slice(0, -1), `${mine}/`, '..', ''];
  await writeFile(path.join(home, 'trust.json'), JSON.stringify({ folders }));
  const file = await openTrustFile({ home, onProblem: () => undefined });
  onTestFinished(() => file.close());
  expect([mine, `${mine}2`].map(file.trusted)).toEqual([null, null]);
});

test('another folder put in the place of a trusted one runs nothing that was not accepted there', async () => {
  const { work, mine, opened, accept } = await trusting();
  await writeFile(path.join(mine, '.mcp.json'), 'run mine');
  await accept(mine);
  await rename(mine, path.join(work, 'moved'));
  await mkdir(mine);
  await writeFile(path.join(mine, '.mcp.json'), 'run theirs');
  const inPlace = await opened(mine);
  expect([inPlace.allows(server('run mine')), inPlace.allows(server('run theirs'))]).toEqual([true, false]);
  expect(await inPlace.state()).toEqual({ isTrusted: true, toReview: true });
  expect((await opened(path.join(work, 'moved'))).isTrusted()).toBe(false);
});

test('a folder put in the place of the one around it, with the projects of another, is not trusted', async () => {
  const { work, mine, file } = await trusting();
  const opened = async () => {
    const { root } = await createWorkspace(mine);
    const identities = await lastingIdentitiesAround(root);
    return createProjectTrust({ root, identities, file, sources: [serverSource(root)] });
  };
  const trust = await opened();
  await trust.answer('parent', (await trust.question()).hash);
  expect((await opened()).isTrusted()).toBe(true);
  await rename(work, `${work}.old`);
  await mkdir(mine, { recursive: true });
  expect((await opened()).isTrusted()).toBe(false);
});

test('a file that is exchanged between the question and the answer is not accepted', async () => {
  const { mine, opened } = await trusting();
  const config = path.join(mine, '.mcp.json');
  await writeFile(config, 'run mine');
  const trust = await opened(mine);
  const { hash } = await trust.question();
  await writeFile(config, 'run theirs');
  await expect(trust.answer('folder', hash)).rejects.toMatchObject({ code: 'changed-since-shown' });
  expect(trust.isTrusted()).toBe(false);
});

test('staying restricted in a folder that is trusted with the one around it takes trust from both', async () => {
  const { work, mine, opened, accept } = await trusting();
  await accept(mine, 'parent');
  const trust = await opened(mine);
  expect([trust.isTrusted(), (await trust.question()).trustedBy]).toEqual([true, work]);
  await accept(mine, 'restricted');
  expect([trust.isTrusted(), (await opened(work)).isTrusted()]).toEqual([false, false]);
});

test('a trust store that was made read-only is written all the same, and stays the user’s alone', async () => {
  const { mine, opened, accept, trustFile } = await trusting();
  await writeFile(trustFile, '{}', { mode: 0o444 });
  await chmod(trustFile, 0o444);
  await accept(mine);
  expect((await opened(mine)).isTrusted()).toBe(true);
  expect((await stat(trustFile)).mode & 0o077).toBe(0);
});

test('an answer that cannot be kept trusts nothing, and says so', async () => {
  const { home, mine, opened } = await trusting();
  const trust = await opened(mine);
  const { hash } = await trust.question();
  await rm(home, { recursive: true });
  await writeFile(home, 'no folder any more');
  await expect(trust.answer('folder', hash)).rejects.toMatchObject({ code: 'unavailable' });
  expect(trust.isTrusted()).toBe(false);
});
