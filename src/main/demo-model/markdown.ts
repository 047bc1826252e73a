// The parts of Markdown that the demo model understands.

/** Whether a block of lines is text: no heading, list, badge, code or HTML. */
export function isParagraph(block: string): boolean {
  const text = block.trim();
  return (
    /^[\p{L}\p{N}*_`“"]/u.test(text) &&
    !text.startsWith('```') &&
    !/^[*_]\s/.test(text) &&
    !isUnderlined(text) &&
    plainText(text) !== ''
  );
}

/** The first main heading of the text, as plain text; null if there is none. */
export function titleOf(text: string): string | null {
  const prose = withoutCode(text);
  const patterns = [/^#\s+(.+)$/m, /^(\S.*)\n[=]{3,}\s*$/m, /<h1[^>]*>([\s\S]+?)<\/h1>/i];
  const headings = patterns.map((pattern) => pattern.exec(prose)).filter((found) => found !== null);
  const first = headings.toSorted((a, b) => a.index - b.index)[0]?.[1] ?? '';
  return plainText(first) || null;
}

/** The text without code blocks, which may contain lines that look like headings or paragraphs. */
export function withoutCode(text: string): string {
  return text.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|(?![\s\S]))/gm, '');
}

/** The text without badges, links and tags. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** A heading in the style of `Title` over `=====`. */
function isUnderlined(block: string): boolean {
  return /\n[=-]{3,}\s*$/.test(block);
}
