import { type Channel, maxFrameLength } from '@shared/wire/channel';
import type { IpcMainEvent, WebContents } from 'electron';
import { isOurPage } from './origin';

// A window as a channel: frames over Electron's IPC. It accepts frames only from the main frame of our own page.

/** The name of the IPC message that carries frames, in both directions. */
export const frameMessage = 'pilotfish:frame';

export type IpcOptions = {
  /** The address that our page comes from. */
  readonly page: string;
  /** Called when a page loads. Each page gets a new channel, and the previous channel closes. */
  readonly onChannel: (channel: Channel) => void;
  readonly onRefused: (why: string) => void;
};

export function openIpcChannels(contents: WebContents, { page, onChannel, onRefused }: IpcOptions): void {
  let current: IpcEnd | null = null;
  // IPC does not report its pending data. Data can only pile up while a page hangs, so this flag stands in for it.
  let isHanging = false;
  const close = () => {
    current?.close();
    current = null;
    isHanging = false;
  };

  contents.ipc.on(frameMessage, (event, frame: unknown) => {
    const refused = whyRefused(event, frame, page);
    if (refused !== null) return onRefused(refused);
    if (!current) {
      current = ipcEnd(contents, () => isHanging);
      onChannel(current.channel);
    }
    current.deliver(frame as string);
  });
  contents.on('unresponsive', () => {
    isHanging = true;
  });
  contents.on('responsive', () => {
    isHanging = false;
    current?.drain();
  });
  contents.on('did-navigate', close);
  contents.on('render-process-gone', close);
  contents.on('destroyed', close);
}

function whyRefused({ senderFrame }: IpcMainEvent, frame: unknown, page: string): string | null {
  if (!senderFrame || senderFrame.parent !== null) return 'a frame from a page inside our page was refused';
  if (!isOurPage(senderFrame.url, page)) return `a frame from ${senderFrame.url} was refused`;
  if (typeof frame !== 'string' || frame.length > maxFrameLength) return 'a frame that is none was refused';
  return null;
}

type IpcEnd = { readonly channel: Channel; deliver(frame: string): void; drain(): void; close(): void };

function ipcEnd(contents: WebContents, isHanging: () => boolean): IpcEnd {
  const frames: ((frame: string) => void)[] = [];
  const closes: (() => void)[] = [];
  const drains: (() => void)[] = [];
  let isOpen = true;
  return {
    channel: {
      send(frame) {
        if (isOpen && !contents.isDestroyed()) contents.send(frameMessage, frame);
      },
      onFrame: (listener) => void frames.push(listener),
      onClose: (listener) => void closes.push(listener),
      pending: () => (isHanging() ? Number.POSITIVE_INFINITY : 0),
      onDrain: (listener) => void drains.push(listener),
    },
    deliver(frame) {
      for (const listener of frames) listener(frame);
    },
    drain() {
      for (const listener of drains) listener();
    },
    close() {
      isOpen = false;
      for (const listener of closes) listener();
    },
  };
}
