import { sayInEnglish } from '@shared/texts/text';
import type { NamedContent, Place } from './read-named';

/** The note for the model about a file or folder that a message names. */
export function namedNote({ path: { absolute }, lines }: Place, content: NamedContent): string {
  if (content.kind === 'refused')
    return `The user meant to attach ${absolute}, which could not be read: ${sayInEnglish(content.why)}`;
  const what = lines ? `lines ${lines.first} to ${lines.last} of ${absolute}` : absolute;
  return `The user attached ${what}:\n--- ${absolute} ---\n${content.text}\n--- End of content ---`;
}
