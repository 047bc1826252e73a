import type { AnyEvent } from '@shared/topics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWireMain, type Frame, stubPage } from '../testing/wire-main';

// Server state over the real wire, with frames that are lost, repeated, delayed or reordered. In the end the window
// always has the state of the main process.

type ServerStateModule = typeof import('./server-state');

let server: ServerStateModule;
let main: ReturnType<typeof createWireMain>;

beforeEach(async () => {
  vi.resetModules();
  main = createWireMain();
  stubPage(main.window);
  server = await import('./server-state');
  void server.startServerState();
  await vi.waitUntil(() => server.useServerState.getState().connection === 'open');
});

afterEach(() => vi.unstubAllGlobals());

const notices = () => server.useServerState.getState().app?.notices.map(({ id }) => id) ?? [];
const isEvent = (frame: Frame, seq: number) => frame.kind === 'event' && frame.seq === seq;
const sameAsMain = () =>
  vi.waitFor(() => expect(server.useServerState.getState().app).toEqual(main.state('app')));

/** Resolves once all earlier frames have arrived: frames keep their order. */
async function settled(): Promise<void> {
  await server.api.topics.unsubscribe({ topic: 'chat:none' });
}

describe('what main tells', () => {
  it('is there from the first snapshot on, event by event', async () => {
    main.notice('a');
    main.notice('b');
    await sameAsMain();
    expect(notices()).toEqual(['a', 'b']);
    expect(main.subscribed).toEqual(['app']);
  });

  it('is there for a window that comes late', async () => {
    main.notice('a');
    await sameAsMain();
    vi.resetModules();
    const late: ServerStateModule = await import('./server-state');
    void late.startServerState();
    await vi.waitFor(() => expect(late.useServerState.getState().app).toEqual(main.state('app')));
  });
});

describe('an event', () => {
  it('that is lost is noticed by the next, and a new snapshot has it', async () => {
    main.onFrames((frame, pass) => isEvent(frame, 2) || pass(frame));
    for (const id of ['a', 'lost', 'c']) main.notice(id);
    await sameAsMain();
    expect(notices()).toEqual(['a', 'lost', 'c']);
    expect(main.subscribed).toEqual(['app', 'app']);
  });

  it('that main has left out is fetched at once', async () => {
    main.onFrames((frame, pass) => frame.kind === 'event' || pass(frame));
    main.notice('left out');
    main.gap(['app']);
    await sameAsMain();
    expect(notices()).toEqual(['left out']);
  });

  it('that comes twice, or after its time, changes nothing', async () => {
    const passed: Frame[] = [];
    main.onFrames((frame, pass) => {
      if (frame.kind === 'event') passed.push(frame);
      pass(frame);
      for (const old of passed) pass(old);
    });
    main.notice('a');
    main.emit('app', { type: 'notice-removed', id: 'a' });
    main.notice('b');
    await settled();
    expect(notices()).toEqual(['b']);
    expect(main.subscribed).toEqual(['app']);
  });

  it('that overtakes another leads to what main has', async () => {
    const held: Frame[] = [];
    main.onFrames((frame, pass) => {
      if (isEvent(frame, 1)) return void held.push(frame);
      pass(frame);
      for (const late of held.splice(0)) pass(late);
    });
    main.notice('a');
    main.notice('b');
    await sameAsMain();
    expect(notices()).toEqual(['a', 'b']);
  });

  it('that comes before the snapshot it belongs after is kept for it, and one that is in it is not', async () => {
    const release = main.holdAnswers();
    main.gap(['app']);
    await vi.waitUntil(() => main.subscribed.length === 2);
    main.notice('after');
    main.onFrames((frame, pass) => {
      pass(frame);
      if (isEvent(frame, 2)) pass({ ...frame, seq: 0, event: { type: 'notice-removed', id: 'after' } });
    });
    main.notice('later');
    await settled();
    expect(notices()).toEqual([]);
    release();
    await sameAsMain();
    expect(notices()).toEqual(['after', 'later']);
    expect(main.subscribed).toHaveLength(2);
  });

  it('that is lost while a snapshot is on its way is noticed as well', async () => {
    const release = main.holdAnswers();
    main.gap(['app']);
    await vi.waitUntil(() => main.subscribed.length === 2);
    main.onFrames((frame, pass) => isEvent(frame, 1) || pass(frame));
    main.notice('lost');
    main.notice('b');
    await settled();
    release();
    await sameAsMain();
    expect(main.subscribed).toHaveLength(3);
  });
});

describe('a chat', () => {
  const chatOf = (id: string) => server.useServerState.getState().chats[id];
  const rename = (title: string): AnyEvent => ({ type: 'title-changed', title });

  it('is followed apart from the rest, with numbers of its own', async () => {
    main.emit('chat:x', rename('before'));
    await server.followChat('x');
    main.notice('a');
    main.emit('chat:x', rename('after'));
    await vi.waitFor(() => expect(chatOf('x')).toEqual(main.state('chat:x')));
    await sameAsMain();
    expect(main.subscribed).toEqual(['app', 'chat:x']);
  });

  it('that nobody follows leaves no trace, whatever comes of it', async () => {
    main.emit('chat:x', rename('unasked'));
    await settled();
    expect(server.useServerState.getState().chats).toEqual({});
    expect(main.subscribed).toEqual(['app']);
  });

  it('that is followed no more is gone, and late events do not bring it back', async () => {
    await server.followChat('x');
    await server.followChat('y');
    server.unfollowChat('x');
    main.emit('chat:x', rename('late'));
    main.emit('chat:x', rename('later'));
    await settled();
    expect(Object.keys(server.useServerState.getState().chats)).toEqual(['y']);
    expect(main.unsubscribed).toContain('chat:x');
    expect(main.subscribed).toEqual(['app', 'chat:x', 'chat:y']);
  });

  it('that was left while its snapshot was on its way stays away', async () => {
    const release = main.holdAnswers();
    const following = server.followChat('x');
    await vi.waitUntil(() => main.subscribed.includes('chat:x'));
    server.unfollowChat('x');
    release();
    await following;
    expect(server.useServerState.getState().chats).toEqual({});
  });

  it('that was left before main says what of it was left out stays away', async () => {
    await server.followChat('x');
    server.unfollowChat('x');
    main.gap(['chat:x']);
    await settled();
    expect(main.subscribed).toEqual(['app', 'chat:x']);
    expect(server.useServerState.getState().chats).toEqual({});
  });
});

describe('a terminal', () => {
  const listen = () => {
    const seen: string[] = [];
    const stop = server.followTerminal('t', {
      onSnapshot: ({ replay }) => seen.push(`from ${replay.join('')}`),
      onOutput: (text) => seen.push(text),
    });
    return { seen, stop };
  };
  const print = (text: string) => main.emit('terminal:t', { type: 'output', text });

  it('gives its sink the snapshot and all that follows', async () => {
    print('a');
    const { seen } = listen();
    await vi.waitFor(() => expect(seen).toEqual(['from a']));
    print('b');
    await vi.waitFor(() => expect(seen).toEqual(['from a', 'b']));
  });

  it('starts over from a snapshot when something of it was lost, and never shows what came after the gap first', async () => {
    const { seen } = listen();
    await vi.waitFor(() => expect(seen).toEqual(['from ']));
    main.onFrames((frame, pass) => isEvent(frame, 1) || pass(frame));
    print('lost');
    print('b');
    await vi.waitFor(() => expect(seen).toEqual(['from ', 'from lostb']));
  });

  it('is silent once nobody listens', async () => {
    const { seen, stop } = listen();
    await vi.waitFor(() => expect(seen).toEqual(['from ']));
    stop();
    main.onFrames((frame, pass) => isEvent(frame, 1) || pass(frame));
    print('lost');
    print('late');
    await settled();
    expect(seen).toEqual(['from ']);
    expect(main.unsubscribed).toContain('terminal:t');
    expect(main.subscribed).toEqual(['app', 'terminal:t']);
  });
});
