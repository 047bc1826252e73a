import { projectTopic } from '@shared/topics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWireMain, stubPage } from '../testing/wire-main';

// The project that a window shows, over the real wire.

type ServerStateModule = typeof import('./server-state');

let server: ServerStateModule;
let main: ReturnType<typeof createWireMain>;
/** The values that the page's address had. */
let address: readonly string[];

beforeEach(async () => {
  vi.resetModules();
  main = createWireMain();
  address = stubPage(main.window);
  server = await import('./server-state');
  void server.startServerState();
  await vi.waitUntil(() => server.useServerState.getState().connection === 'open');
});

afterEach(() => vi.unstubAllGlobals());

/** Resolves once all earlier frames have arrived: frames keep their order. */
async function settled(): Promise<void> {
  await server.api.topics.unsubscribe({ topic: 'chat:none' });
}

describe('a project', () => {
  const shown = () => server.useServerState.getState().project;
  const open = (key: string) => main.emit(projectTopic(key), { type: 'project-changed', state: 'open' });
  const leftProjects = () => main.unsubscribed.filter((topic) => topic.startsWith('project:'));

  it('is shown from its snapshot on, and named by the address; the one before is left then', async () => {
    open('one');
    await server.followProject('one');
    const release = main.holdAnswers();
    const changing = server.followProject('two');
    await vi.waitUntil(() => main.subscribed.includes('project:two'));
    open('one');
    await settled();
    expect([shown(), leftProjects()]).toEqual([main.state('project:one'), []]);
    release();
    await changing;
    open('one');
    await settled();
    expect(shown()).toEqual(main.state('project:two'));
    expect([leftProjects(), address]).toEqual([['project:one'], ['?project=one', '?project=two']]);
  });

  it('that was asked for last is shown in the end, whichever comes first', async () => {
    await server.followProject('one');
    const release = main.holdAnswers();
    const changes = [server.followProject('two'), server.followProject('three')];
    await vi.waitUntil(() => main.subscribed.includes('project:three'));
    release();
    await Promise.all(changes);
    await settled();
    expect([shown()?.key, address.at(-1)]).toEqual(['three', '?project=three']);
    expect(new Set(leftProjects())).toEqual(new Set(['project:one', 'project:two']));
  });

  it('that cannot be had leaves the window with the one before', async () => {
    await server.followProject('one');
    await expect(server.followProject('not a key')).rejects.toMatchObject({ code: 'invalid' });
    open('one');
    await vi.waitFor(() => expect(shown()).toEqual(main.state('project:one')));
    expect(address).toEqual(['?project=one']);
  });

  it('that was left is not shown again when main says late what of it was left out', async () => {
    await server.followProject('one');
    await server.followProject('two');
    main.gap([projectTopic('one')]);
    await settled();
    await settled();
    expect(shown()?.key).toBe('two');
  });

  it('is the one of the page’s address when it loads, else the first that is open', async () => {
    const folder = { root: '/a', name: 'a', waiting: [], waitingCount: 0 };
    main.emit('app', { type: 'project-summarised', project: { ...folder, key: 'first' } });
    main.emit('app', { type: 'project-summarised', project: { ...folder, key: 'second-0123456789ab' } });
    for (const [search, key] of [
      ['', 'first'],
      ['?project=second-0123456789ab', 'second-0123456789ab'],
    ]) {
      stubPage(main.window, search);
      vi.resetModules();
      const page: ServerStateModule = await import('./server-state');
      void page.startServerState();
      await vi.waitUntil(() => page.useServerState.getState().connection === 'open');
      expect(page.useServerState.getState().project?.key).toBe(key);
    }
  });
});

describe('a chat that is made', () => {
  const one = 'one-0123456789ab';
  const drafts = { new: 'half a sen' };

  it('takes what was written for it along', async () => {
    const [chats, ui] = [await import('./chat-in-front'), await import('./ui-state')];
    await server.followProject(one);
    ui.useUiState.setState({ project: one, chatId: chats.newChatId, drafts });
    expect(await chats.ensureChat()).toBe(`made-in-${one}`);
    expect(ui.useUiState.getState()).toMatchObject({
      chatId: `made-in-${one}`,
      drafts: { [`made-in-${one}`]: 'half a sen' },
    });
  });

  it('is one for what is set and said at once', async () => {
    const [chats, ui] = [await import('./chat-in-front'), await import('./ui-state')];
    await server.followProject(one);
    ui.useUiState.setState({ project: one, chatId: chats.newChatId, drafts });
    const made = await Promise.all([chats.ensureChat(), chats.ensureChat()]);
    expect(made).toEqual([`made-in-${one}`, `made-in-${one}`]);
    expect(ui.useUiState.getState().drafts).toEqual({ [`made-in-${one}`]: 'half a sen' });
  });

  it('leaves what was typed in it since it was in front, before this window heard that it is there', async () => {
    const [chats, ui] = [await import('./chat-in-front'), await import('./ui-state')];
    await server.followProject(one);
    ui.useUiState.setState({ project: one, chatId: null, drafts });
    const made = chats.ensureChat();
    ui.setDraft(`made-in-${one}`, 'typed meanwhile');
    await made;
    expect(ui.useUiState.getState().drafts).toEqual({ ...drafts, [`made-in-${one}`]: 'typed meanwhile' });
  });

  it('takes nothing of another project that the window turned to meanwhile', async () => {
    const [chats, ui] = [await import('./chat-in-front'), await import('./ui-state')];
    await server.followProject(one);
    ui.useUiState.setState({ project: one, chatId: chats.newChatId });
    const release = main.holdAnswers();
    const made = chats.ensureChat();
    const turning = server.followProject('two');
    ui.useUiState.setState({ project: 'two', chatId: chats.newChatId, drafts });
    release();
    await turning;
    expect(await made).toBe(`made-in-${one}`);
    expect(ui.useUiState.getState()).toMatchObject({ chatId: chats.newChatId, drafts });
  });
});
