import type { NamedWeight } from '@shared/attachments/named';
import { toldOf } from '@shared/texts/told-error';
import type { Servers } from '../servers';
import { meant, type Named, resourceNote } from './attach-resources';
import { longestResource } from './content-text';
import type { Offers } from './offers';

/** In characters; more than is looked at. */
const longestBeginning = 2400;

/** What would go with a message that names the resource: it is read as for one. */
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
