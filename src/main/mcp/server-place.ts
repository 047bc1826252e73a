import { AppError } from '@shared/errors';
import type { ServerPlace, StdioServer, StoppedHost } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import type { Destination } from '../sandbox/sandbox-protocol';
import type { Sandbox, SandboxPlace } from '../sandbox/wrap-command';
import type { ServerLog } from './connection/server-log';
import type { ConfinedServer } from './connection/server-program';

// Where a server over stdio runs: in the sandbox, with the exceptions of its configuration. It also records the
// connections that the sandbox blocked.

/** The sandbox for the servers of one project. */
export type ServerSandbox = Pick<ConfinedServer, 'protection'> & {
  place(): Promise<SandboxPlace>;
  sandbox(): Promise<Sandbox | null>;
  /** The user's setting. When it changes, each server restarts. */
  setting(): string;
  /** Absolute paths of rules that deny. */
  denied(): readonly string[];
  /** The decision of the user's rules about a connection, with these hosts allowed in addition. */
  judge(to: Destination, hosts: readonly string[]): StoppedHost & { readonly isAllowed: boolean };
};

export type PlaceOfServer = {
  shown(): ServerPlace | null;
  /**
   * Call this before each start. Null: the server runs without the sandbox. Throws AppError `unavailable` if that is
   * forbidden.
   */
  choose(config: StdioServer, log: ServerLog): Promise<ConfinedServer | null>;
};

const mostStopped = 20;

/** `onChange`: the displayed place has changed. */
export function createPlaceOfServer(from: ServerSandbox, onChange: () => void): PlaceOfServer {
  let shown: ServerPlace | null = null;
  const show = (next: ServerPlace | null) => {
    shown = next;
    onChange();
  };
  return {
    shown: () => shown,
    async choose(config, log) {
      const use = config.sandbox === false ? bySettings : await from.place();
      if (use.kind === 'without') {
        show(use);
        return null;
      }
      const sandbox = use.kind === 'refused' ? null : await from.sandbox();
      if (sandbox === null) show(null);
      if (use.kind === 'refused')
        throw new AppError('unavailable', textOf('sandbox.required', { why: use.why }));
      if (sandbox === null) throw new AppError('unavailable', textOf('sandbox.not-there-any-more'));
      const { allowedHosts: hosts = [], allowedFolders: folders = [] } = config;
      const stopped: StoppedHost[] = [];
      const tell = () => show({ kind: 'in', hosts, folders, stopped: [...stopped] });
      tell();
      const mayConnect = async (to: Destination) => {
        const { isAllowed, ...met } = from.judge(to, hosts);
        const isKnown = stopped.some(({ host }) => host === met.host) || stopped.length >= mostStopped;
        if (isAllowed || isKnown) return isAllowed;
        stopped.push(met);
        log.said(`Stopped by the sandbox: it tried to reach ${met.host}.`);
        tell();
        return false;
      };
      const { protection } = from;
      return { sandbox, mayConnect, denied: from.denied(), ...(protection && { protection }) };
    },
  };
}

const bySettings = { kind: 'without', why: textOf('sandbox.by-own-settings') } as const;
