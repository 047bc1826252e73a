import { randomUUID } from 'node:crypto';
import { mentionedResources, resourceMention, type ServerResource } from '@shared/server-offers';
import { type AnyText, say, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ChatEntry } from '../../storage/chats/chat-log';
import type { Servers } from '../servers';
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
  const mentioned = mentionedResources(text, offers.servers());
  return await Promise.all(mentioned.map(async (named) => entryOf(await attach(named, offers), at)));
}

type Attachment = { readonly told: AnyText; readonly isThere: boolean; readonly note: string };

async function attach(named: Pick<ServerResource, 'server' | 'uri'>, offers: Offers): Promise<Attachment> {
  const resource = resourceMention(named);
  try {
    const content = await offers.resourceText(named);
    return {
      told: textOf('offers.attached', { resource, characters: content.length }),
      isThere: true,
      note: `The user attached ${resource}:\n--- ${named.uri} ---\n${content}\n--- End of content ---`,
    };
  } catch (error) {
    const why = toldOf(error);
    return {
      told: textOf('offers.not-attached', { resource, why }),
      isThere: false,
      note: `The user meant to attach ${resource}, which could not be read: ${say(why)}`,
    };
  }
}

function entryOf({ told, isThere, note }: Attachment, at: number): ChatEntry {
  const level = isThere ? 'info' : 'warning';
  return {
    events: [{ type: 'item-added', item: { kind: 'notice', id: randomUUID(), at, level, text: told } }],
    records: [{ role: 'note', text: note }],
  };
}
