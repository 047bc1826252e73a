import type { NamedWeight } from '@shared/attachments/named';
import { toldOf } from '@shared/texts/told-error';
import type { Servers } from '../servers';
import { meant, type Named, resourceNote } from './attach-resources';
import { longestResource } from './content-text';
import type { Offers } from './offers';

/** In characters; longer than the part that is examined. */
const longestBeginning = 2400;

/** The size of the content that a message would attach. Reads the resource as for a message. */
export async function weighResource(
  given: Named,
  { start, offers }: Pick<Servers, 'start'> & { readonly offers: Offers },
): Promise<NamedWeight> {
  await start();
  try {
    const named = await meant(given, offers);
    const { text, length } = await offers.read(named);
    return {
      kind: 'resource',
      tokens: Math.ceil(Buffer.byteLength(resourceNote(named, text)) / 4),
      isCut: length > longestResource,
      beginning: text.slice(0, longestBeginning).toWellFormed(),
    };
  } catch (error) {
    return { kind: 'refused', why: toldOf(error) };
  }
}
