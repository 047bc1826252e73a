import { mentionedResources, resourceMention } from '@shared/server-offers';
import { type AnyText, say, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Offers } from './offers';

export type Attachment = {
  /** For the person, in the chat. */
  readonly told: AnyText;
  readonly isThere: boolean;
  /** For the model, before the message. */
  readonly note: string;
};

/** What a message names of servers' resources, read. One that cannot be had is told as that. */
export async function attachResources(text: string, offers: Offers): Promise<readonly Attachment[]> {
  const mentioned = mentionedResources(text, offers.servers());
  return await Promise.all(
    mentioned.map(async (named): Promise<Attachment> => {
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
    }),
  );
}
