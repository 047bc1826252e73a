import { mkdir, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { providerSchema } from '@shared/settings/settings-schema';
import { worded } from '@shared/texts/testing/worded';
import { textOf } from '@shared/texts/text';
import { chatTopic } from '@shared/topics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate, type FakeModel, startFakeModel } from '../../../e2e/fake-model';
import { tempFolder } from '../base/testing/temp-folder';
import type { App } from './application';
import type { OpenChat } from './open-chat';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';
import { firstProject } from './testing/test-app';

// The model of a chat after its settings are lost or changed: the one it had, or none.

let folder: string;
let settings: string;
let model: FakeModel;
let app: App;

beforeEach(async () => {
  folder = await realpath(await tempFolder());
  settings = join(folder, 'home/settings.json');
  for (const name of ['project', 'home']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'project/README.md'), '# Heron\n');
  model = await startFakeModel();
  const shared = { baseUrl: model.baseUrl, model: 'fake-model' };
  const providers = ['first', 'second'].map((id) => ({ ...shared, id, name: `The ${id}` }));
  await writeFile(settings, JSON.stringify({ providers, activeProvider: 'first' }));
  app = await start();
});

afterEach(async () => {
  await app.close();
  await model.close();
});

async function start(): Promise<App> {
  const env = { PILOTFISH_HOME: join(folder, 'home') };
  const started = await startApp({ host: plainHost, env, version: '0.0.0' });
  await started.projects.open(join(folder, 'project'));
  return started;
}

/** A chat in which the model has answered, and edits run without a question. */
async function answeredChat(): Promise<OpenChat> {
  const { chats } = firstProject(app);
  const chat = await chats.open(await chats.create({ kind: 'accept-edits' }));
  model.reply('Hello.');
  await say(chat, 'Hello');
  return chat;
}

async function say(chat: OpenChat, text: string): Promise<ChatState> {
  await chat.agent.send(text);
  await chat.agent.settled();
  return app.store.state(chatTopic(chat.id) as `chat:${string}`);
}

const wish = 'Suggest one small improvement to the README and make it.';
const readme = () => readFile(join(folder, 'project/README.md'), 'utf8');

describe('a chat', () => {
  it.each([
    ['deleted', () => rm(settings)],
    ['emptied', () => truncate(settings)],
  ])('keeps its model when the settings are %s, and that is told', async (_how, lose) => {
    const chat = await answeredChat();
    await lose();
    await expect
      .poll(() => worded(app.store.state('app').notices))
      .toMatchObject([
        { level: 'warning', text: 'settings.json is missing or empty. The previous content stays in use.' },
      ]);
    model.reply('Still me.');
    expect((await say(chat, wish)).items.at(-1)).toMatchObject({ text: 'Still me.', model: 'fake-model' });
  });

  it('waits for a choice when the settings were lost before the start', async () => {
    const { id } = await answeredChat();
    await app.close();
    await rm(settings);
    app = await start();
    const chat = await firstProject(app).chats.open(id);
    const { turn } = await say(chat as OpenChat, wish);
    expect([turn, await readme()]).toEqual([
      {
        kind: 'paused',
        why: 'failed',
        text: textOf('model.none'),
      },
      '# Heron\n',
    ]);
  });

  it('waits for a model where its provider names none, and says that it is to be looked at', async () => {
    const { id, baseUrl } = { id: 'bare', baseUrl: model.baseUrl };
    await app.settings.saveProvider(providerSchema.parse({ id, baseUrl, name: 'Bare', model: '' }));
    await app.settings.change({ activeProvider: id });
    const { chats } = firstProject(app);
    const chat = await chats.open(await chats.create({ kind: 'ask' }));
    expect((await say(chat, wish)).turn).toEqual({
      kind: 'paused',
      why: 'failed',
      text: textOf('model.unnamed', { provider: 'Bare' }),
      checks: ['model'],
    });
  });

  it('waits for a choice when its provider is removed, and goes on with another', async () => {
    const chat = await answeredChat();
    await app.settings.removeProvider('first');
    expect((await say(chat, 'And now?')).turn).toMatchObject({
      text: textOf('model.provider-gone', { provider: 'first' }),
    });
    await chat.setModel({ providerId: 'second', model: 'fake-model' });
    model.reply('The second answers.');
    await chat.agent.continue();
    await chat.agent.settled();
    expect(app.store.state(chatTopic(chat.id) as `chat:${string}`).items.at(-1)).toMatchObject({
      text: 'The second answers.',
    });
  });

  it('that another model has answered is never answered by the demo model', async () => {
    const chat = await answeredChat();
    await app.settings.change({ activeProvider: 'demo' });
    const { turn } = await say(chat, wish);
    expect([turn, await readme()]).toEqual([
      {
        kind: 'paused',
        why: 'failed',
        text: textOf('model.not-the-demo', { model: 'fake-model' }),
      },
      '# Heron\n',
    ]);
  });
});

it('a server is waited for as long as its provider says', async () => {
  const hold = createGate();
  const provider = { id: 'first', name: 'The first', baseUrl: model.baseUrl, model: 'fake-model' };
  await app.settings.saveProvider(providerSchema.parse({ ...provider, timeouts: { firstByte: 0.05 } }));
  const { chats } = firstProject(app);
  const chat = await chats.open(await chats.create());
  model.reply({ text: 'Hello.', hold });
  const { turn } = await say(chat, 'Hello');
  expect(turn).toMatchObject({ kind: 'paused', text: { key: 'model.silent' } });
  hold.release();
});
