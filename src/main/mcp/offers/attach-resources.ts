import { randomUUID } from 'node:crypto';
import { mentionedResources, resourceMention, type ServerResource } from '@shared/servers/server-offers';
import { type AnyText, sayInEnglish, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ChatEntry } from '../../storage/chats/chat-log';
import type { Servers } from '../servers';
import { longestResource } from './content-text';
import type { Offers } from './offers';

/**
 * Reads the resources that a message names, as entries of the chat before it. Each has a line for the user and the
 * content for the model. A resource that is unavailable gets a line with its error.
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

/** The reference to a resource in a message. */
export type Named = Pick<ServerResource, 'server' | 'uri'>;

/** Removes punctuation at the end of the address, unless the server lists the address with it. */
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

/** The text that the model gets for one resource. */
export function resourceNote(named: Named, text: string): string {
  return `The user attached ${resourceMention(named)}:\n--- ${named.uri} ---\n${text}\n--- End of content ---`;
}

function entryOf({ told, level, note }: Attachment, at: number): ChatEntry {
  return {
    events: [{ type: 'item-added', item: { kind: 'notice', id: randomUUID(), at, level, text: told } }],
    records: [{ role: 'note', text: note }],
  };
}
