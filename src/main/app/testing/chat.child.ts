import { chatTopic } from '@shared/topics';
import { plainHost } from '../parts/plain-host';
import { startApp } from '../start-app';

// An application of its own on a data folder and a project. It prints the id of a new chat, sends each line of its
// input there, and reports waiting calls and answers. `end` ends it.

const [home = '', project = '', baseUrl = ''] = process.argv.slice(2);
const env = {
  PATH: process.env.PATH,
  PILOTFISH_HOME: home,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: 'fake-model',
};
const app = await startApp({ host: plainHost, env, version: '0.0.0' });
const { chats } = await app.projects.open(project);
const id = await chats.create();
print(id);

app.store.onEvent(({ topic, event }) => {
  if (topic !== chatTopic(id)) return;
  if (event.type === 'turn-changed' && event.turn.kind === 'idle') print('idle');
  if (event.type === 'call-moved' && event.phase.phase === 'waiting') print('waiting');
});

process.stdin.on('data', async (data) => {
  for (const line of String(data).split('\n').filter(Boolean)) {
    if (line === 'end') {
      await app.close();
      process.exit();
    }
    await (await chats.open(id)).agent.send(line);
  }
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
