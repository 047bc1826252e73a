import type { Enclosure } from './enclosure';
import { those } from './places';
import { secretsInProject } from './project-secrets';
import { runFolders } from './run-folders';
import type { SandboxThread } from './sandbox-thread';
import { closedToReading } from './secret-places';

// What a command in the sandbox may not read, and the exceptions in it.

export type ReadingPlaces = { readonly unreadable: readonly string[]; readonly readable: readonly string[] };

type Reading = {
  /** The variables of the user and of the command. */
  readonly env: NodeJS.ProcessEnv;
  readonly home: string | undefined;
  readonly root: string;
  readonly dataFolder: string;
  readonly denied: readonly string[];
  readonly readable: readonly string[];
  /** Whether files with secrets in the project are unreadable too. */
  readonly hidesSecrets: boolean;
};

export async function readingPlaces(
  { env, home, root, dataFolder, denied, readable, hidesSecrets }: Reading,
  enclosure: Enclosure,
  thread: Pick<SandboxThread, 'ask'>,
): Promise<ReadingPlaces> {
  const [{ around }, ofSystem, ...places] = await Promise.all([
    runFolders(),
    enclosure.places(home),
    ...[closedToReading(env, home, root), those(denied)],
    ...(hidesSecrets ? [secretsInProject(thread, root)] : []),
  ]);
  return {
    unreadable: [...places.flat(), ...ofSystem.closed, around, dataFolder],
    readable: [...readable, ...ofSystem.opened],
  };
}
