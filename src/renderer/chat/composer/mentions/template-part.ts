import { resourceMention, type ServerResourceTemplate } from '@shared/servers/server-offers';
import type { MentionOption } from './mention-options';

// The part of a resource's address that the user writes, following a template: `notes:///{name}`. Pure.

export type TemplatePart = {
  readonly template: ServerResourceTemplate;
  readonly name: string;
  readonly value: string;
  /** The values of the earlier parts. */
  readonly known: Readonly<Record<string, string>>;
  /** Of the address: the text before the value, and the text up to the next part. */
  readonly before: string;
  readonly after: string;
  readonly isLast: boolean;
};

/** `typed` is a mention without its `@`. Null for any other text, and past the last part of the template. */
export function partBeingWritten(
  typed: string,
  templates: readonly ServerResourceTemplate[],
): TemplatePart | null {
  const parts = templates.flatMap((template) => partOf(typed, template) ?? []);
  return parts.toSorted((a, b) => b.before.length - a.before.length)[0] ?? null;
}

/** The option that inserts the value. */
export function valueOption(part: TemplatePart, value: string): MentionOption {
  const { template, before, after, isLast } = part;
  const uri = `${before}${encodeURIComponent(value)}${after}`;
  const text = resourceMention({ server: template.server, uri });
  return { kind: 'value', text, isWhole: isLast, label: value, about: uri, from: template.server };
}

function partOf(typed: string, template: ServerResourceTemplate): TemplatePart | null {
  const start = `${template.server}:`;
  // Literal text and names alternate; an expression with more than a name cannot be completed.
  const [first = '', ...pieces] = template.uriTemplate.split(/\{\+?([\w.]+)\}/);
  if (pieces.some((piece) => piece.includes('{')) || !typed.startsWith(start + first)) return null;
  const known: Record<string, string> = {};
  let [before, rest] = [first, typed.slice(start.length + first.length)];
  for (let at = 0; at < pieces.length; at += 2) {
    const [name = '', after = ''] = pieces.slice(at, at + 2);
    const end = after === '' ? -1 : rest.indexOf(after);
    const isLast = at + 2 >= pieces.length;
    if (end === -1) return { template, name, value: decoded(rest), known, before, after, isLast };
    known[name] = decoded(rest.slice(0, end));
    before += rest.slice(0, end) + after;
    rest = rest.slice(end + after.length);
  }
  return null;
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
