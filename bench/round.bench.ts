import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeModel, startFakeModel } from '../e2e/fake-model';
import type { App } from '../src/main/app/application';
import { plainHost } from '../src/main/app/plain-host';
import { startApp } from '../src/main/app/start-app';
import { type BenchRow, median } from './row';

// What one round of a turn costs besides the model's answer: taking its call, running it, keeping it on disk, asking
// again. The reference is a bare request for an answer of the same size.

const turns = 5;
const roundsPerTurn = 40;

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const model = await startFakeModel();
  const app = await startApp({
    host: plainHost,
    env: {
      PILOTFISH_HOME: path.join(root, 'home'),
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'fake-model',
    },
    version: 'bench',
    unattended: true,
  });
  try {
    const project = path.join(root, 'project');
    await mkdir(project);
    await writeFile(path.join(project, 'README.md'), '# Sample\n');
    await app.openProject(project);
    const [withCalls, bareOnes]: [number[], number[]] = [[], []];
    // One turn more than is counted, for the compiler; both sides take turns, so that a busy moment meets both.
    for (let count = 0; count <= turns; count += 1) {
      withCalls.push(await turn(app, model));
      bareOnes.push(await bareRounds(model));
    }
    const bare = median(bareOnes.slice(1));
    const withRounds = median(withCalls.slice(1));
    return [
      {
        name: 'one tool round, ours beside the answer',
        ours: withRounds - bare,
        reference: bare,
        referenceName: 'a bare request',
        unit: 'ms',
        limit: 10,
      },
    ];
  } finally {
    await app.close();
    await model.close();
    await rm(root, { recursive: true });
  }
}

/** Milliseconds a round of a turn in which the model calls a tool again and again. */
async function turn(app: App, model: FakeModel): Promise<number> {
  const chats = app.project()?.chats;
  if (!chats) throw new Error('no project is open');
  const chat = await chats.open(await chats.create());
  // Never the same call three times over: that would be asked about.
  for (let round = 0; round < roundsPerTurn; round += 1)
    model.reply({ calls: [{ name: 'read_file', arguments: { path: 'README.md', limit: round + 1 } }] });
  model.reply('Done.');
  const start = performance.now();
  await chat.agent.send('go');
  await chat.agent.settled();
  return (performance.now() - start) / roundsPerTurn;
}

async function bareRounds(model: FakeModel): Promise<number> {
  const body = JSON.stringify({ ...model.requests.at(-2)?.body });
  for (let round = 0; round < roundsPerTurn; round += 1)
    model.reply({ calls: [{ name: 'read_file', arguments: { path: 'README.md', limit: round + 1 } }] });
  const start = performance.now();
  for (let round = 0; round < roundsPerTurn; round += 1) {
    const response = await fetch(`${model.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await response.text();
  }
  return (performance.now() - start) / roundsPerTurn;
}
