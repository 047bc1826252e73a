import type { Attachment } from '@shared/attachments/attachment';
import { visibleName } from '../base/visible-name';
import type { AttachedContent } from '../storage/attachments/attachment-files';
import type { ContentPart, ModelMessage } from './model/kit/model';

// The content of a message for the model: its attachments in order, then its text. Pure.

/** By the attachment's id; null: its content was removed. */
export type Attached = ReadonlyMap<string, AttachedContent | null>;

type Said = { readonly text: string; readonly attachments?: readonly Attachment[] | undefined };
type Taking = { readonly attached: Attached; readonly images: boolean };

export function saidContent(
  { text, attachments = [] }: Said,
  taking: Taking,
): Extract<ModelMessage, { role: 'user' }>['content'] {
  const parts = attachments.flatMap((attachment) => partsOf(attachment, taking));
  const all = text === '' ? parts : [...parts, textPart(text)];
  const texts = all.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return texts.length === all.length ? texts.join('\n\n') : all;
}

function partsOf(attachment: Attachment, { attached, images }: Taking): readonly ContentPart[] {
  const name = visibleName(attachment.name);
  const content = attached.get(attachment.id) ?? null;
  if (content === null) return [textPart(`[The user attached ${name}, which is not kept any more.]`)];
  if (typeof content === 'string') return [textPart(noteOf(name, content, attachment))];
  if (!images) return [textPart(`[image ${name}: not shown, this model cannot take images]`)];
  const url = `data:${attachment.mimeType};base64,${content.base64}`;
  return [textPart(`[image ${name}: attached by the user]`), { type: 'image_url', image_url: { url } }];
}

function noteOf(name: string, text: string, { cut, size }: Attachment): string {
  const notice = cut ? `\n[Cut: the first ${text.length} characters of a file of ${size} bytes.]` : '';
  return `The user attached ${name}:\n--- ${name} ---\n${text.trimEnd()}${notice}\n--- End of content ---`;
}

function textPart(text: string): ContentPart {
  return { type: 'text', text };
}
