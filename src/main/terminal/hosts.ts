import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import type { FromHost, HostProcess } from '../pty-host/host-protocol';
import { startPipesInside } from './inside-host';

// Supervisor of the PTY host: starts it when needed and again after a loss. If it cannot start, the runs use this
// process.

export type Host = {
  readonly process: HostProcess;
  /** It has sent a message, so its start succeeded. */
  hasSpoken: boolean;
};

export type Hosts = {
  /** The current host; starts one if there is none. */
  current(): Host;
  /** From now on all runs use this process. The user sees the reason. */
  doWithout(why: string): void;
  isClosing(): boolean;
  /** Ends every run of the host, then the host. */
  close(): Promise<void>;
};

/** Ending unresponsive processes takes seconds. A host that takes longer counts as unresponsive. */
const closeMs = 15_000;

type HostListener = { hear(message: FromHost): void; lost(host: Host): void };

export function createHosts({ start, onNotice }: HostClientOptions, { hear, lost }: HostListener): Hosts {
  let startNext = start;
  let current: Host | null = null;
  let isClosing = false;

  const doWithout = (why: string) => {
    startNext = startPipesInside;
    onNotice(textOf('terminal.none', { why }));
  };
  const begin = (): HostProcess => {
    try {
      return startNext();
    } catch (error) {
      doWithout(messageOf(error));
      return startPipesInside();
    }
  };
  const open = (): Host => {
    const host: Host = { process: begin(), hasSpoken: false };
    host.process.onMessage((message) => {
      host.hasSpoken = true;
      hear(message);
    });
    host.process.onExit(() => {
      if (current === host) current = null;
      lost(host);
    });
    return host;
  };

  return {
    doWithout,
    current: () => (current ??= open()),
    isClosing: () => isClosing,
    async close() {
      isClosing = true;
      if (!current) return;
      const { process } = current;
      const exited = new Promise<void>((resolve) => process.onExit(resolve));
      process.send({ type: 'close' });
      const deadline = setTimeout(() => process.kill(), closeMs);
      await exited;
      clearTimeout(deadline);
    },
  };
}

export type HostClientOptions = {
  readonly start: () => HostProcess;
  /** A sentence for the user. */
  readonly onNotice: (text: AnyText) => void;
};
