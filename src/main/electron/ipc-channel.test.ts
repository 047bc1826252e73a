import type { Channel } from '@shared/wire/channel';
import { maxFrameLength } from '@shared/wire/channel';
import type { WebContents } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { frameMessage, openIpcChannels } from './ipc-channel';
import { pageUrl } from './origin';
import { BrowserWindow, type StandInContents, type StandInFrame, stage } from './testing/stand-in';

type Bridge = { send(frame: unknown): void; onFrame(listener: (frame: string) => void): void };

let contents: StandInContents;
let channels: Channel[];
/** The frames that arrived over any channel. */
let atMain: string[];
let refused: string[];

beforeEach(() => {
  contents = new BrowserWindow({}).webContents;
  [channels, refused, atMain] = [[], [], []];
  openIpcChannels(contents as unknown as WebContents, {
    page: pageUrl,
    onChannel: (channel) => {
      channels.push(channel);
      channel.onFrame((frame) => atMain.push(frame));
    },
    onRefused: (why) => refused.push(why),
  });
});

/** The page's bridge, made by the real preload script. */
async function bridge(): Promise<Bridge> {
  stage.contents = contents;
  vi.resetModules();
  const { stage: fresh } = await import('./testing/stand-in');
  fresh.contents = contents;
  await import('../../preload/index');
  return fresh.world.pilotfish as Bridge;
}

function sendFrom(frame: StandInFrame | null, content: unknown = 'frame'): void {
  contents.receive(frameMessage, [content], frame);
}

test('the page is given frames and where a dropped file lies; what is sent arrives on both sides in order', async () => {
  const page = await bridge();
  expect(Object.keys(page)).toEqual(['send', 'onFrame', 'pathOf']);
  const atPage: string[] = [];
  page.onFrame((frame) => atPage.push(frame));
  page.send('first ☂');
  page.send('second');
  channels[0]?.send('back');
  channels[0]?.send('and again');
  expect(channels).toHaveLength(1);
  expect(atMain).toEqual(['first ☂', 'second']);
  expect(atPage).toEqual(['back', 'and again']);
});

test.each([
  ['another site', { url: 'https://evil.example/', parent: null }],
  ['another host of our scheme', { url: 'app://evil/', parent: null }],
  ['a file', { url: 'file:///tmp/page.html', parent: null }],
  ['an empty page', { url: 'about:blank', parent: null }],
  ['a frame in our page', { url: 'app://pilotfish/', parent: { url: 'app://pilotfish/', parent: null } }],
  ['a frame that is gone', null],
])('a frame from %s is refused', (_name, frame) => {
  sendFrom(frame);
  expect(channels).toEqual([]);
  expect(refused).toHaveLength(1);
});

test.each([
  ['a number', 1],
  ['an object', { kind: 'call' }],
  ['nothing', null],
  ['a text beyond the bound', 'x'.repeat(maxFrameLength + 1)],
])('%s is no frame', (_name, content) => {
  sendFrom({ url: 'app://pilotfish/', parent: null }, content);
  expect(channels).toEqual([]);
  expect(refused).toEqual(['a frame that is none was refused']);
});

test.each(['did-navigate', 'render-process-gone', 'destroyed'])(
  'on %s the channel closes, and the next page gets its own',
  (event) => {
    sendFrom(contents.mainFrame);
    let closed = 0;
    channels[0]?.onClose(() => {
      closed += 1;
    });
    const atPage: unknown[] = [];
    contents.toPage.on(frameMessage, (_event, frame) => atPage.push(frame));
    contents.emit(event);
    expect(closed).toBe(1);
    channels[0]?.send('too late');
    expect(atPage).toEqual([]);
    sendFrom(contents.mainFrame);
    expect(channels).toHaveLength(2);
  },
);

test('a page that hangs is told no more until it answers again', () => {
  sendFrom(contents.mainFrame);
  const [channel] = channels;
  let drained = 0;
  channel?.onDrain(() => {
    drained += 1;
  });
  expect(channel?.pending()).toBe(0);
  contents.emit('unresponsive');
  expect(channel?.pending()).toBe(Number.POSITIVE_INFINITY);
  contents.emit('responsive');
  expect([channel?.pending(), drained]).toEqual([0, 1]);
});

test('sending to a window that was destroyed does nothing', () => {
  sendFrom(contents.mainFrame);
  contents.isGone = true;
  expect(() => channels[0]?.send('too late')).not.toThrow();
});

test('nothing piles up on a window that is reloaded again and again', () => {
  const listeners = () => contents.eventNames().map((name) => contents.listenerCount(name));
  let atFirst: number[] = [];
  for (let page = 0; page < 5; page += 1) {
    sendFrom(contents.mainFrame);
    channels.at(-1)?.onDrain(() => {});
    if (page === 0) atFirst = listeners();
    contents.emit('did-navigate');
  }
  sendFrom(contents.mainFrame);
  channels.at(-1)?.onDrain(() => {});
  expect(listeners()).toEqual(atFirst);
});

test('a page that hung and was loaded again is not taken to hang', () => {
  sendFrom(contents.mainFrame);
  contents.emit('unresponsive');
  contents.emit('did-navigate');
  sendFrom(contents.mainFrame);
  expect(channels.at(-1)?.pending()).toBe(0);
});
