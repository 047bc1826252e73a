import { stat } from 'node:fs/promises';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { anyChat } from './project-key';
import { recentFile } from './recent-projects';
import type { Secrets } from './secrets';

// What to say at a start that finds the settings of a data folder lost, though it was used before.

export type LossOfSettings = {
  /** What holds when the file has to be put aside, in sentences. */
  readonly instead: AnyText;
  /** That it is not there, and what would help; null when it is, or may never have been. */
  readonly missing: AnyText | null;
};

type Places = {
  readonly home: string;
  /** Of settings.json. */
  readonly location: string;
  readonly secrets: Pick<Secrets, 'names'>;
};

export async function lossOfSettings({ home, location, secrets }: Places): Promise<LossOfSettings> {
  const hasKeys = secrets.names().length > 0;
  const remains = remainsText(hasKeys, await anyChat(home));
  if (remains === null) return { instead: textOf('file.defaults-in-use'), missing: null };
  // A prompt without a window leaves a chat, and asks nobody to choose a model.
  const isMissed = !(await exists(location)) && (hasKeys || (await exists(recentFile(home))));
  return {
    instead: textOf('sentences', { all: [textOf('file.defaults-in-use'), remains] }),
    missing: isMissed ? textOf('settings.missing', { location, remains }) : null,
  };
}

function remainsText(hasKeys: boolean, hasChats: boolean): Text | null {
  if (hasKeys && hasChats) return textOf('settings.keys-and-chats-remain');
  if (hasKeys) return textOf('settings.keys-remain');
  return hasChats ? textOf('settings.chats-remain') : null;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
