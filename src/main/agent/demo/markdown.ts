// The little that the demo model understands of markdown.

/** Whether a block of lines is text: no heading, list, badge, code or HTML. */
export function isParagraph(block: string): boolean {
  const text = block.trim();
  return (
    /^[\p{L}\p{N}*_`“"]/u.test(text) &&
    !text.startsWith('```') &&
    !isUnderlined(text) &&
    plainText(text) !== ''
  );
}

/** The first heading of the text, without decoration; null when there is none. */
export function titleOf(text: string): string | null {
  const heading = /^#\s+(.+)$/m.exec(text)?.[1] ?? /^(\S.*)\n[=]{3,}\s*$/m.exec(text)?.[1];
  return heading ? plainText(heading) || null : null;
}

/** Words without badges, links and tags. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A heading in the style of `Title` over `=====`. */
function isUnderlined(block: string): boolean {
  return /\n[=-]{3,}\s*$/.test(block);
}
