import { contract } from '@shared/contract/contract';
import { replayText } from '@shared/terminal/terminal';
import { createMemoryChannel, type MemoryChannel } from '@shared/testing/memory-channel';
import { terminalTopic } from '@shared/topics';
import { type Client, connect } from '@shared/wire/rpc';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import type { App } from './application';
import { connectWindow } from './handlers/connect-window';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';

// The user's terminals over the wire: the calls and events of a window.

type Window = {
  readonly client: Client<typeof contract>;
  readonly channel: MemoryChannel;
  /** Follows the terminal until its output since the last call fits; acknowledges all output. */
  readUntil(id: string, fits: (text: string) => boolean): Promise<string>;
};

async function openApp(): Promise<{ app: App; folder: string; project: string }> {
  const [home, folder] = [await tempFolder(), await tempFolder()];
  const env = { PATH: process.env.PATH, HOME: home, SHELL: '/bin/bash', PILOTFISH_HOME: home };
  const app = await startApp({ host: plainHost, env, version: '0.0.0' });
  onTestFinished(() => app.close());
  const { key } = await app.projects.open(folder);
  return { app, folder, project: key };
}

function openWindow(app: App): Window {
  const channel = createMemoryChannel();
  let printed = '';
  let look = () => {};
  connectWindow(app, channel.main);
  const { client } = connect<typeof contract>(contract, channel.window, {
    pageTag: 'test',
    onEvent({ topic, event }) {
      if (event.type !== 'output') return;
      printed += event.text;
      const id = topic.slice('terminal:'.length);
      // A late acknowledgement may find the window closed.
      void client.terminal.acknowledge({ id, characters: event.text.length }).catch(() => {});
      look();
    },
    onGap() {},
  });
  return {
    client,
    channel,
    async readUntil(id, fits) {
      const { state } = await client.topics.subscribe({ topic: terminalTopic(id) });
      printed = 'replay' in state ? replayText(state) : '';
      return await new Promise((resolve) => {
        look = () => {
          if (fits(printed)) resolve(printed);
        };
        look();
      });
    },
  };
}

it('open in the project’s folder, take what is typed, and survive the window', async () => {
  const { app, folder, project } = await openApp();
  const first = openWindow(app);
  const { id } = await first.client.terminal.open({ project, columns: 80, rows: 24 });
  await first.client.terminal.write({ id, text: 'echo "here: $PWD"\r' });
  await first.readUntil(id, (text) => text.includes(`here: ${folder}`));
  first.channel.close();

  const second = openWindow(app);
  expect(await second.readUntil(id, (text) => text.includes('here:'))).toContain(`here: ${folder}`);
  await second.client.terminal.resize({ id, columns: 77, rows: 11 });
  await second.client.terminal.rename({ id, title: 'mine' });
  await second.client.terminal.write({ id, text: 'echo "size: $(stty size)"\r' });
  await second.readUntil(id, (text) => text.includes('size: 11 77'));
  expect(app.store.state('app').terminals.map(({ title }) => title)).toEqual(['mine']);
  await second.client.terminal.close({ id });
  expect(app.store.state('app').terminals).toEqual([]);
});

it('bring megabytes to a window that keeps up', async () => {
  const { app, project } = await openApp();
  const { client, readUntil } = openWindow(app);
  const { id } = await client.terminal.open({ project, columns: 80, rows: 24 });
  await client.terminal.write({ id, text: 'head -c 5000000 /dev/zero | tr "\\0" x; echo "the"" end"\r' });
  const text = await readUntil(id, (all) => all.includes('the end'));
  expect(text.split('x').length).toBeGreaterThan(5_000_000);
});

it('that are not there are said', async () => {
  const { app } = await openApp();
  const { client } = openWindow(app);
  const gone = { code: 'not-found', message: 'This terminal no longer exists.' };
  await expect(client.terminal.write({ id: 'none', text: 'x' })).rejects.toMatchObject(gone);
  await expect(client.topics.subscribe({ topic: 'terminal:none' })).rejects.toMatchObject(gone);
});
