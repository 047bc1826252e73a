import { randomUUID } from 'node:crypto';
import type { Item } from '@shared/chat/chat';
import { mentionedPaths } from '@shared/chat/file-mentions';
import { slashIn } from '@shared/chat/slash-commands';
import { type AnyText, textOf } from '@shared/texts/text';
import type { ChatEntry } from '../../storage/chats/chat-log';
import { namedNote } from './named-note';
import { type Reading, type ReadName, readNamed } from './read-named';

/**
 * Attaches the files and folders that a message names, as entries before it: a line for the user, and the content for
 * the model. Names that match nothing in the project are plain text. Slash commands are skipped, because their prompts
 * include their own files.
 */
export async function attachFiles(
  text: string,
  attaching: Reading & { readonly at: number },
): Promise<readonly ChatEntry[]> {
  if (slashIn(text)) return [];
  const read = await readNamed(mentionedPaths(text), attaching);
  return read.map((one) => entryOf(one, attaching.at));
}

function entryOf(read: ReadName, at: number): ChatEntry {
  const { content } = read;
  const level = content.kind === 'refused' || content.isCut ? 'warning' : 'info';
  const item: Item = { kind: 'notice', id: randomUUID(), at, level, text: toldOfName(read) };
  return {
    events: [{ type: 'item-added', item }],
    records: [{ role: 'note', text: namedNote(read.place, content) }],
  };
}

function toldOfName({ name, content }: ReadName): AnyText {
  const resource = `@${name}`;
  switch (content.kind) {
    case 'refused':
      return textOf('offers.not-attached', { resource, why: content.why });
    case 'folder':
      return textOf('offers.attached-folder', { resource, count: content.taken, all: content.all });
    case 'file': {
      const { all: characters, taken: most, isCut } = content;
      return isCut
        ? textOf('offers.attached-beginning', { resource, characters, most })
        : textOf('offers.attached', { resource, characters });
    }
  }
}
