import { messageOf } from '@shared/errors';

// Names the fault of a text that is invalid JSON, and its position.

/** The engine's reason with the position, which the engine sometimes omits. */
export function jsonFault(text: string, error: unknown): string {
  const reason = messageOf(error)
    .replace(/ in JSON| JSON(?= input)/, '')
    .replace(/ \(line \d+ column \d+\)$/, '')
    .replace(/, .* is not valid JSON$/s, '');
  return / at position \d+$/.test(reason) ? reason : `${reason} at position ${firstBadPosition(text)}`;
}

/** The first position at which the text stops being JSON. Every longer part is bad too, so a binary search finds it. */
function firstBadPosition(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (mayGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function mayGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const message = messageOf(error);
    return message === 'Unexpected end of JSON input' || message.includes(` at position ${start.length} `);
  }
}
