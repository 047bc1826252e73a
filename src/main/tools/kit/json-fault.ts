import { messageOf } from '@shared/errors';

// Says what is wrong with a text that is not JSON, and where.

/** The engine's reason with the place of the fault, which the engine itself does not always name. */
export function jsonFault(text: string, error: unknown): string {
  const reason = messageOf(error)
    .replace(/ in JSON| JSON(?= input)/, '')
    .replace(/ \(line \d+ column \d+\)$/, '')
    .replace(/, .* is not valid JSON$/s, '');
  return / at position \d+$/.test(reason) ? reason : `${reason} at position ${firstBadPosition(text)}`;
}

/** Where the text stops being the beginning of some JSON: every longer part is bad too, so halving finds it. */
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
