import path from 'node:path';
import { callFilter } from './call-filter';
import { datagramSockets } from './datagram-sockets';
import type { Mounted } from './outer-command';
import { outerCommand } from './outer-command';
import { those } from './places';
import type { BubblewrapPrograms, SandboxPrograms } from './sandbox-protocol';
import { openedInLibrary } from './seatbelt-places';
import type { Blocking } from './signal-blocking';

// What differs between the sandboxes of the systems in the main process.

export type Enclosure = {
  /** Commands have their own network, process numbers and mounts. */
  readonly hasNamespaces: boolean;
  /** Absolute paths of the system that a command may not read, and of those inside them that it may. */
  places(
    home: string | undefined,
  ): Promise<{ readonly closed: readonly string[]; readonly opened: readonly string[] }>;
  /** Resolves with the function that completes the worker's text. It throws if the text is not as expected. */
  outer(): Promise<(text: string, around: Around) => string>;
};

export type Around = {
  readonly keepsSession: boolean;
  readonly blocking: Blocking;
  readonly mounted: readonly Mounted[];
};

export function enclosureOf(programs: SandboxPrograms, dataFolder: string): Enclosure {
  return 'sandboxExec' in programs ? seatbelt : bubblewrap(programs, dataFolder);
}

function bubblewrap({ bwrap }: BubblewrapPrograms, dataFolder: string): Enclosure {
  return {
    hasNamespaces: true,
    places: async () => ({ closed: await datagramSockets().then(those), opened: [] }),
    async outer() {
      const filter = await callFilter(dataFolder);
      return (text, around) => outerCommand(text, { bwrap, filter, ...around });
    },
  };
}

const seatbelt: Enclosure = {
  hasNamespaces: false,
  places: async (home) =>
    home === undefined
      ? { closed: [], opened: [] }
      : { closed: [path.join(home, 'Library')], opened: await openedInLibrary(home) },
  outer: async () => (text) => text,
};

/** Throws for a program of the project, because it would run outside of the sandbox. */
export function assertNotOfProject(programs: SandboxPrograms, root: string): void {
  const own = Object.values<string>(programs).find((file) => file.startsWith(root + path.sep));
  if (own) throw new Error(`${own} lies in the project`);
}
