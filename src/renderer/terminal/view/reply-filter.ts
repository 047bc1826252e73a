// Automatic answers of a terminal to questions of a program. Pure. An agent's command gets no such answer, and a
// replay of old output must not answer old questions again.

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

/** Whether `text` consists only of such answers, so that nobody typed it. */
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
