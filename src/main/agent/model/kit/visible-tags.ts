// Letters of Unicode's tag block (U+E0000 to U+E007F) are invisible, but models read them. They could hide a message in
// a page or a tool's description. Requests contain them in the form that the window shows. Flags of regions keep them.

const flagOrTag = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
/** The first UTF-16 unit of each such letter. */
const firstHalf = '\udb40';

/** `text` with each hidden letter as `‹U+E0041›`; the text may be JSON. */
export function withVisibleTags(text: string): string {
  if (!text.includes(firstHalf)) return text;
  return text.replace(flagOrTag, (found: string, flag: string | undefined) => {
    if (flag !== undefined) return flag;
    return `‹U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()}›`;
  });
}
