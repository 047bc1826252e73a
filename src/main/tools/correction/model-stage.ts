import { findExact, type Match, type Search } from './exact';

/** Asks the model beside the chat; throws when that fails. */
export type AskModel = (request: { readonly system: string; readonly prompt: string }) => Promise<string>;

/** A file larger than this is not sent along. */
const longestText = 100_000;

const system = `You repair a failed text replacement. You get a file and a text that was looked for in it but is not there exactly. Answer with the one segment of the file that was meant, copied from the file character by character, between <segment> and </segment>, and nothing else. If no segment of the file was clearly meant, answer <none/>.`;

/** The model's only chance to say which segment it meant. What it names counts only if the file has it. */
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

/** The answer's segment if the file has it. Line ends next to the tags belong to them, unless the old text had one too. */
function segmentOf(answer: string, { text, oldText }: Search): string | null {
  const raw = /<segment>([\s\S]*)<\/segment>/.exec(answer)?.[1]?.replaceAll('\r\n', '\n');
  if (raw === undefined) return null;
  const inner = raw.replace(/^\n/, '').replace(/\n$/, '');
  const likely = oldText.endsWith('\n') ? `${inner}\n` : inner;
  return [likely, inner, raw].find((segment) => segment.trim() !== '' && text.includes(segment)) ?? null;
}
