import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeModel, startFakeModel } from '../e2e/fake-model';
import type { App } from '../src/main/app/application';
import { plainHost } from '../src/main/app/plain-host';
import { startApp } from '../src/main/app/start-app';
import { chatsFolder } from '../src/main/storage/project-key';
import { type BenchRow, median } from './row';

// What one round of a turn costs besides the model's answer: taking its call, running it, keeping it on disk, asking
// again. The reference is a bare request for an answer of the same size; for a long chat, the same in a short one.

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
    const ours = median(withCalls.slice(1)) - bare;
    const name = 'one tool round, ours beside the answer';
    const long = await roundInLongChat(app, { model, home: path.join(root, 'home'), project });
    return [
      { name, ours, reference: bare, referenceName: 'a bare request', unit: 'ms', limit: 10 },
      {
        name: `${name}, after 4,000 messages`,
        ours: long,
        reference: ours,
        referenceName: 'after none',
        unit: 'ms',
        aim: 2,
      },
    ];
  } finally {
    await app.close();
    await model.close();
    await rm(root, { recursive: true });
  }
}

type Long = { readonly model: FakeModel; readonly home: string; readonly project: string };

/** The same after a thousand rounds of four messages each. */
async function roundInLongChat(app: App, { model, home, project }: Long): Promise<number> {
  const [withCalls, bareOnes]: [number[], number[]] = [[], []];
  for (let count = 0; count <= 3; count += 1) {
    const id = `long-${count}`;
    await writeFile(path.join(chatsFolder(home, project), `${id}.jsonl`), longChat(id));
    // A folder is looked at when it is opened.
    await app.openProject(project);
    withCalls.push(await turn(app, model, id));
    bareOnes.push(await bareRounds(model));
  }
  return median(withCalls.slice(1)) - median(bareOnes.slice(1));
}

function longChat(id: string): string {
  const created = { type: 'chat-created', id, title: id, at: 1, mode: { kind: 'ask' }, model: null };
  const rounds = Array.from({ length: 1000 }, (_, index) => {
    const [user, said, call] = [`u${index}`, `a${index}`, `c${index}`];
    const phase = {
      phase: 'done',
      allowance: { by: 'nature' },
      durationMs: 1,
      display: { kind: 'text', text: '' },
      preview: '',
    };
    const shown = {
      id: call,
      messageId: said,
      tool: 'read_file',
      displayName: 'Read',
      title: 'Read README.md',
      inputPreview: '',
      phase,
    };
    const assistant = {
      kind: 'assistant',
      id: said,
      at: 1,
      model: 'fake-model',
      text: 'I look.',
      reasoning: '',
      state: 'complete',
      callIds: [],
    };
    return {
      events: [
        { type: 'item-added', item: { kind: 'user', id: user, at: 1, text: 'Read it again.' } },
        { type: 'item-added', item: assistant },
        { type: 'call-added', call: shown },
        { type: 'item-added', item: { ...assistant, id: `b${index}`, text: 'It is as it was.' } },
      ],
      records: [
        { role: 'user', itemId: user, text: 'Read it again.' },
        {
          role: 'assistant',
          itemId: said,
          text: 'I look.',
          calls: [{ id: call, name: 'read_file', arguments: '{"path":"README.md"}' }],
        },
        { role: 'result', callId: call, content: '# Sample' },
        { role: 'assistant', itemId: `b${index}`, text: 'It is as it was.', calls: [] },
      ],
    };
  });
  return [{ events: [created] }, ...rounds]
    .map((entry) => `${JSON.stringify({ v: 1, at: 1, ...entry })}\n`)
    .join('');
}

/** Milliseconds a round of a turn in which the model calls a tool again and again; in a new chat, or the one named. */
async function turn(app: App, model: FakeModel, id?: string): Promise<number> {
  const chats = app.project()?.chats;
  if (!chats) throw new Error('no project is open');
  const chat = await chats.open(id ?? (await chats.create()));
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
