import { stat } from 'node:fs/promises';
import { anyChat } from './project-key';
import type { Secrets } from './secrets';

// What to say at a start that finds the settings of a data folder lost, though it was used before.

export type LossOfSettings = {
  /** What holds when the file has to be put aside, in sentences. */
  readonly instead: string;
  /** That it is not there, and what would help; null when it is, or nothing else is either. */
  readonly missing: string | null;
};

type Places = {
  readonly home: string;
  /** Of settings.json. */
  readonly location: string;
  readonly secrets: Pick<Secrets, 'names'>;
};

export async function lossOfSettings({ home, location, secrets }: Places): Promise<LossOfSettings> {
  const remains = remainsText(secrets.names().length > 0, await anyChat(home));
  if (remains === null) return { instead: 'The defaults are in use.', missing: null };
  const isThere = (await stat(location).catch(() => null)) !== null;
  return {
    instead: `The defaults are in use. ${remains}`,
    missing: isThere ? null : missingText(location, remains),
  };
}

function remainsText(hasKeys: boolean, hasChats: boolean): string | null {
  if (hasKeys && hasChats) return 'The keys and the chats are still there.';
  if (hasKeys) return 'The keys are still there.';
  return hasChats ? 'The chats are still there.' : null;
}

function missingText(location: string, remains: string): string {
  return `settings.json was not there at the start, though Pilotfish was used before: the model providers that were in it are gone, if there were any. ${remains} Put a copy of the file back as ${location}, or choose a model in the settings again.`;
}
