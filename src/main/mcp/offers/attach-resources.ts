import { randomUUID } from 'node:crypto';
import { mentionedResources, resourceMention, type ServerResource } from '@shared/servers/server-offers';
import { type AnyText, sayInEnglish, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ChatEntry } from '../../storage/chats/chat-log';
import type { Servers } from '../servers';
import { longestResource } from './content-text';
import type { Offers } from './offers';

/**
 * What a message names of servers' resources, read, as entries of the chat before it: a line for the person and the
 * content for the model. One that cannot be had is told as that.
 */
export async function attachResources(
  text: string,
  { start, offers }: Pick<Servers, 'start'> & { readonly offers: Offers },
  at: number,
): Promise<readonly ChatEntry[]> {
  await start();
  const mentioned = await Promise.all(
    mentionedResources(text, offers.servers()).map((one) => meant(one, offers)),
  );
  const once = [...new Map(mentioned.map((one) => [resourceMention(one), one])).values()];
  return await Promise.all(once.map(async (named) => entryOf(await attach(named, offers), at)));
}

/** How a message names one. */
export type Named = Pick<ServerResource, 'server' | 'uri'>;

/** Without the mark that ends a sentence, unless the server has it so. */
export async function meant(named: Named, offers: Offers): Promise<Named> {
  const uri = named.uri.replace(/[.,;:!?)\]]+$/, '');
  if (uri === named.uri || uri === '') return named;
  const { resources } = await offers.resources();
  return resources.some((one) => one.server === named.server && one.uri === named.uri)
    ? named
    : { ...named, uri };
}

type Attachment = { readonly told: AnyText; readonly level: 'info' | 'warning'; readonly note: string };

async function attach(named: Named, offers: Offers): Promise<Attachment> {
  const resource = resourceMention(named);
  try {
    const { text, length: characters } = await offers.read(named);
    const isWhole = characters <= longestResource;
    return {
      told: isWhole
        ? textOf('offers.attached', { resource, characters })
        : textOf('offers.attached-beginning', { resource, characters, most: longestResource }),
      level: isWhole ? 'info' : 'warning',
      note: resourceNote(named, text),
    };
  } catch (error) {
    const why = toldOf(error);
    return {
      told: textOf('offers.not-attached', { resource, why }),
      level: 'warning',
      note: `The user meant to attach ${resource}, which could not be read: ${sayInEnglish(why)}`,
    };
  }
}

/** What the model is told of one. */
export function resourceNote(named: Named, text: string): string {
  return `The user attached ${resourceMention(named)}:\n--- ${named.uri} ---\n${text}\n--- End of content ---`;
}

function entryOf({ told, level, note }: Attachment, at: number): ChatEntry {
  return {
    events: [{ type: 'item-added', item: { kind: 'notice', id: randomUUID(), at, level, text: told } }],
    records: [{ role: 'note', text: note }],
  };
}
