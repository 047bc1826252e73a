import { stat } from 'node:fs/promises';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { anyChat } from './project-key';
import { recentFile } from './recent-projects';
import type { Secrets } from './secrets';

// Messages for a start that finds the settings of a used data folder lost.

export type LossOfSettings = {
  /** Sentences about the values in use if the file must be renamed. */
  readonly instead: AnyText;
  /** Says that the file is missing, with a remedy. Null if it exists, or may never have existed. */
  readonly missing: AnyText | null;
};

type Places = {
  readonly home: string;
  /** Path of settings.json. */
  readonly location: string;
  readonly secrets: Pick<Secrets, 'names'>;
};

export async function lossOfSettings({ home, location, secrets }: Places): Promise<LossOfSettings> {
  const hasKeys = secrets.names().length > 0;
  const remains = remainsText(hasKeys, await anyChat(home));
  if (remains === null) return { instead: textOf('file.defaults-in-use'), missing: null };
  // A headless prompt also creates a chat, but offers no choice of a model.
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
