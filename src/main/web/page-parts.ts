// Number of parts of an HTML page, counted before parsing, because the parser must not get a page with too many. If it
// runs out of memory in a worker, the whole process can end.

export type PageParts = {
  readonly elements: number;
  /** The number of attributes of all elements. */
  readonly attributes: number;
  /** The number of attributes of the element with the most. */
  readonly mostAttributes: number;
};

const rawText = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript)$/i;

/**
 * Counts start tags and attributes as the HTML standard's tokenizer splits them (13.2.5, "Tokenization"). Stops after
 * `most` parts.
 */
export function countParts(html: string, most: number): PageParts {
  let elements = 0;
  let attributes = 0;
  let mostAttributes = 0;
  let at = html.indexOf('<');
  while (at !== -1 && elements + attributes <= most) {
    if (html.startsWith('<!--', at)) at = after(html, '-->', at);
    else {
      const name = tagName(html, at + 1);
      if (name !== '') {
        elements += 1;
        const tag = readAttributes(html, at + 1 + name.length, most - elements - attributes);
        attributes += tag.count;
        mostAttributes = Math.max(mostAttributes, tag.count);
        at = rawText.test(name) ? endOfRawText(html, name, tag.end) : tag.end;
      } else at += 1;
    }
    at = html.indexOf('<', at);
  }
  return { elements, attributes, mostAttributes };
}

const nameCharacters = /[a-z][^\s/>]*/iy;

function tagName(html: string, at: number): string {
  nameCharacters.lastIndex = at;
  return nameCharacters.exec(html)?.[0] ?? '';
}

const attribute = /[\s/]*(?<name>[^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?<quote>["'])?)?/y;

/** From the end of a tag's name to the end of the tag. */
function readAttributes(
  html: string,
  from: number,
  most: number,
): { readonly count: number; readonly end: number } {
  let count = 0;
  let at = from;
  while (count <= most) {
    attribute.lastIndex = at;
    const match = attribute.exec(html);
    if (match === null) break;
    count += 1;
    at = attribute.lastIndex;
    if (match.groups?.quote !== undefined) at = after(html, match.groups.quote, at);
    else if (match[0].trimEnd().endsWith('=')) at = endOfUnquoted(html, at);
  }
  return { count, end: after(html, '>', at) };
}

const unquoted = /[^\s>]*/y;

function endOfUnquoted(html: string, at: number): number {
  unquoted.lastIndex = at;
  unquoted.exec(html);
  return unquoted.lastIndex;
}

function endOfRawText(html: string, name: string, at: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

/** The position after the next `text`, or the end. */
function after(html: string, text: string, at: number): number {
  const found = html.indexOf(text, at);
  return found === -1 ? html.length : found + text.length;
}
