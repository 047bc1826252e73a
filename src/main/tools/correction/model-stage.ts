import { findExact, type Match, type Search } from './exact';

/** Asks the model outside the chat; throws if that fails. */
export type AskModel = (request: { readonly system: string; readonly prompt: string }) => Promise<string>;

/** Number of places that the model may choose from. */
const mostPlaces = 20;
const linesAround = 3;
const longestLine = 300;

/** Pilotfish sends only smaller files to the model. */
const longestText = 100_000;

const system = `You repair a failed text replacement. You get a file and a text that was looked for in it but is not there exactly. Answer with the one segment of the file that was meant, copied from the file character by character, between <segment> and </segment>, and nothing else. If no segment of the file was clearly meant, answer <none/>.`;

const placeSystem = `You resolve an ambiguous text replacement. The text to replace is in the file at several places. You get the places with their numbers. Answer with the number of the one place that was meant, between <place> and </place>, and nothing else. If the replacement does not clearly belong to one of them, answer <none/>.`;

/** Shows the model the numbered places and returns the one that it chooses; null if it chooses none of them. */
export async function askModelForPlace(
  search: Search,
  matches: readonly Match[],
  askModel: AskModel,
): Promise<Match | null> {
  if (matches.length > mostPlaces) return null;
  const lines = search.text.split('\n');
  const places = matches.map((match, index) => placeShown(lines, lineRange(search.text, match), index + 1));
  const prompt = [
    ...places,
    `<looked-for>\n${search.oldText}\n</looked-for>`,
    `<replacement>\n${search.newText}\n</replacement>`,
    'At which place was the replacement meant?',
  ].join('\n\n');
  const answer = await askModel({ system: placeSystem, prompt });
  const number = /<place>\s*(\d+)\s*<\/place>/.exec(answer)?.[1];
  return number === undefined ? null : (matches[Number(number) - 1] ?? null);
}

/** The first and the last line of a match, from 0. */
function lineRange(text: string, { start, end }: Match): readonly [number, number] {
  const first = text.slice(0, start).split('\n').length - 1;
  return [first, first + text.slice(start, end).split('\n').length - 1];
}

function placeShown(
  lines: readonly string[],
  [first, last]: readonly [number, number],
  number: number,
): string {
  const from = Math.max(0, first - linesAround);
  const shown = lines
    .slice(from, last + 1 + linesAround)
    .map((line, index) => `${from + index + 1} | ${line.slice(0, longestLine)}`);
  return `<place number="${number}">\n${shown.join('\n')}\n</place>`;
}

/** Asks the model once for the segment that it meant. An answer counts only if the file contains it. */
export async function askModelForSegment(search: Search, askModel: AskModel): Promise<readonly Match[]> {
  const { text, oldText, newText } = search;
  if (text.length > longestText || oldText.trim() === '') return [];
  const answer = await askModel({ system, prompt: promptOf(search) });
  const segment = segmentOf(answer, search);
  return segment === null ? [] : findExact({ text, oldText: segment, newText });
}

function promptOf({ text, oldText, newText }: Search): string {
  return [
    `<file>\n${text}\n</file>`,
    `<looked-for>\n${oldText}\n</looked-for>`,
    `<replacement>\n${newText}\n</replacement>`,
    'Which segment of the file was meant to be replaced by the replacement?',
  ].join('\n\n');
}

/**
 * The answer's segment if the file contains it. Line ends next to the tags belong to them, unless the old text had one
 * too.
 */
function segmentOf(answer: string, { text, oldText }: Search): string | null {
  const raw = /<segment>([\s\S]*)<\/segment>/.exec(answer)?.[1]?.replaceAll('\r\n', '\n');
  if (raw === undefined) return null;
  const inner = raw.replace(/^\n/, '').replace(/\n$/, '');
  const likely = oldText.endsWith('\n') ? `${inner}\n` : inner;
  return [likely, inner, raw].find((segment) => segment.trim() !== '' && text.includes(segment)) ?? null;
}
