// A piece of a terminal's output for a message. Pure.

/** `draft` and then `text` in a code block that nothing in `text` can end. */
export function withFencedBlock(draft: string, text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const before = draft.trimEnd() === '' ? '' : `${draft.trimEnd()}\n\n`;
  return `${before}${fence}\n${text.replace(/\s+$/, '')}\n${fence}\n`;
}
