// A piece of text from elsewhere for a message. Pure.

/** `draft` and then `text` in a code block that nothing in `text` can end. `about` names the text. */
export function withFencedBlock(draft: string, text: string, about = ''): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const before = draft.trimEnd() === '' ? '' : `${draft.trimEnd()}\n\n`;
  return `${before}${fence}${about.replaceAll(/[`\n]/g, '')}\n${text.replace(/\s+$/, '')}\n${fence}\n`;
}
