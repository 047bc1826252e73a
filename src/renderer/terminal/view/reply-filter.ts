// What a terminal answers by itself when a program asks it something. Pure.
// An agent's command gets no such answer at all, and a replay of old output may not answer old questions again.

// Device attributes, status and cursor reports, mode reports, window reports, colours, status strings, focus.
const reply = new RegExp(
  [
    '\\x1b\\[[?>=]?[\\d;]*c',
    '\\x1b\\[\\??[\\d;]+[nR]',
    '\\x1b\\[\\??[\\d;]+\\$y',
    '\\x1b\\[[\\d;]+t',
    '\\x1b\\](?:4|1[0-9]);[^\\x07\\x1b]*(?:\\x07|\\x1b\\\\)',
    '\\x1b[P_^][^\\x1b]*\\x1b\\\\',
    '\\x1b\\[[IO]',
  ].join('|'),
  'y',
);

/** Whether `text` consists of such answers alone, so that nobody typed it. */
export function isAutomaticReply(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    reply.lastIndex = at;
    const found = reply.exec(text);
    if (!found) return false;
    at = reply.lastIndex;
  }
  return text !== '';
}
