import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../src/main/app/application';
import type { OpenChat } from '../src/main/app/open-chat';
import { plainHost } from '../src/main/app/parts/plain-host';
import { startApp } from '../src/main/app/start-app';
import { chatsFolder } from '../src/main/storage/project-key';
import { inPlace } from './executable';
import { type BenchRow, median } from './row';

// The overhead of one round of a turn beside the model's answer: parsing its call, running it, storing it on disk,
// asking again. The reference is a plain request for an answer of the same size; for a long chat, the same in a new
// one. It measures the processor time of this process, and the model has its own process, so that a busy machine has
// no effect.

const turns = 5;
const roundsPerTurn = 40;

export function measure(): Promise<readonly BenchRow[]> {
  return inPlace(async ({ home, project }) => {
    const model = await startModel();
    const folder = chatsFolder(home, project);
    await mkdir(folder, { recursive: true });
    const ids = Array.from({ length: turns + 1 }, (_, index) => `long-${index}`);
    for (const id of ids) await writeFile(path.join(folder, `${id}.jsonl`), longChat(id));
    const env = { PILOTFISH_HOME: home, OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
    const app = await startApp({ host: plainHost, env, version: 'bench', unattended: true });
    try {
      await app.projects.open(project);
      const inNew = await oursBeside(model, () => openChat(app));
      const inLong = await oursBeside(model, () => openChat(app, ids.pop()));
      const name = 'one tool round, ours beside the answer';
      const bare = { reference: inNew.bare, referenceName: 'a bare request', limit: 10 };
      const short = { reference: inNew.ours, referenceName: 'after none', aim: 2 };
      return [
        { name, ours: inNew.ours, unit: 'ms', ...bare },
        { name: `${name}, after 4,000 messages`, ours: inLong.ours, unit: 'ms', ...short },
      ];
    } finally {
      await app.close();
      model.end();
    }
  });
}

/** The milliseconds of a round minus those of a plain request. The first turn only warms up the compiler. */
async function oursBeside(model: Model, open: () => Promise<OpenChat>) {
  const [rounds, bares]: [number[], number[]] = [[], []];
  for (let count = 0; count <= turns; count += 1) {
    const { agent } = await open();
    rounds.push(await timeOf(() => agent.send('go').then(agent.settled)));
    const body = await model.lastBody();
    bares.push(await timeOf(() => bareRounds(model, body)));
  }
  const bare = median(bares.slice(1));
  return { ours: median(rounds.slice(1)) - bare, bare };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / roundsPerTurn;
}

async function bareRounds({ baseUrl }: Model, body: string): Promise<void> {
  for (let round = 0; round <= roundsPerTurn; round += 1) {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await response.text();
  }
}

/** A new chat, or the one with this id. */
async function openChat(app: App, id?: string): Promise<OpenChat> {
  const chats = app.projects.all()[0]?.chats;
  if (!chats) throw new Error('no project is open');
  return await chats.open(id ?? (await chats.create()));
}

type Model = { readonly baseUrl: string; lastBody(): Promise<string>; end(): void };

/** A separate process that calls a tool this many times, then reports that it is done, and starts again. */
async function startModel(): Promise<Model> {
  const child = spawn(process.execPath, ['-e', modelScript, String(roundsPerTurn)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async lastBody() {
      const answer = once(child, 'message');
      child.send('body');
      return String((await answer)[0]);
    },
    end: () => void child.kill(),
  };
}

// Never the same call three times in a row: Pilotfish would ask about that.
const modelScript = `
let [count, last] = [0, ''];
const rounds = Number(process.argv[1]);
const answer = (response, delta, finish) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const usage = { prompt_tokens: 9, completion_tokens: 9 };
  response.end('data: ' + JSON.stringify({ choices, usage }) + '\\n\\ndata: [DONE]\\n\\n');
};
const server = require('node:http').createServer(async (request, response) => {
  last = Buffer.concat(await request.toArray()).toString();
  const round = count++ % (rounds + 1);
  if (round === rounds) return answer(response, { content: 'Done.' }, 'stop');
  const call = { name: 'read_file', arguments: JSON.stringify({ path: 'README.md', limit: round + 1 }) };
  answer(response, { tool_calls: [{ index: 0, id: 'call_' + count, function: call }] }, 'tool_calls');
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('message', () => process.send(last));
`;

/** A thousand rounds of four messages each. */
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
