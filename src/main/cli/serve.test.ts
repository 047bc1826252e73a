import { once } from 'node:events';
import { mkdir, realpath } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { projectQuery } from '@shared/project/project';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { projectKey } from '../storage/project-key';
import { dieOpeningFourTimes } from '../storage/testing/die-opening';
import { serve } from './serve';

let home: string;
let project: string;

beforeEach(async () => {
  const root = await realpath(await tempFolder());
  [home, project] = [path.join(root, 'home'), path.join(root, 'project')];
  await mkdir(project);
});

/** The first link that a start with the project prints. */
async function printedLink(): Promise<string> {
  const printed = Promise.withResolvers<string>();
  const options = { folders: [project], port: null, address: '127.0.0.1', opensBrowser: false };
  const shell = { version: '0', outFolder: home, env: { PILOTFISH_HOME: home }, complain: () => {} };
  await serve(options, { ...shell, print: printed.resolve, stopped: printed.promise.then(() => {}) });
  return await printed.promise;
}

test('the page of a folder is asked for with its project', async () => {
  expect(await printedLink()).toContain(projectQuery(projectKey(project)));
});

test('the next start has the same port, so that open pages go on', async () => {
  const first = portOf(await printedLink());
  expect(portOf(await printedLink())).toBe(first);
});

test('a port that another program has by now is passed over, and taken again once it is free', async () => {
  const first = portOf(await printedLink());
  const other = net.createServer().listen(first, '127.0.0.1');
  await once(other, 'listening');
  const second = portOf(await printedLink());
  expect(second).not.toBe(first);
  expect(portOf(await printedLink())).toBe(second);
  other.close();
  await once(other, 'close');
  expect(portOf(await printedLink())).toBe(first);
});

function portOf(printed: string): number {
  return Number(/http:\/\/127\.0\.0\.1:(?<port>\d+)/.exec(printed)?.groups?.port);
}

test('that of a folder on which four starts died is not: the folder is offered instead of being opened', async () => {
  await dieOpeningFourTimes(home, project);
  expect(await printedLink()).toMatch(/ at http:.*\/\?token=/);
});
