import { AppError } from '@shared/errors';
import type { TidiedMemory } from '@shared/memory/memory';
import { type Text, textOf } from '@shared/texts/text';
import { compareTexts } from '../project/text/file-change';
import { markdownLines } from './markdown-lines';
import type { MemoryPlace } from './memory-place';
import { entriesOf, sectionBody, withSectionBody } from './memory-section';

// Tidying: the section as a model would have it, and what of it would be lost.

export type AskModel = (request: { readonly system: string; readonly prompt: string }) => Promise<string>;

const system = `You tidy a list of facts that an agent remembers about a person or a project. Answer with the list alone, in markdown: each fact one list item that begins with "- ", in the words it has unless two say the same, which become one. Group what belongs together under "### " headings if there are more than six. Where two facts contradict each other keep the later one. Drop nothing else, add nothing, explain nothing.`;

/** AppError `invalid` when there is nothing to tidy, or the model's answer is no such list. */
export async function tidyMemory({ base, fileName }: MemoryPlace, ask: AskModel): Promise<TidiedMemory> {
  const before = sectionBody(base.text)?.trim() ?? '';
  if (before === '') throw new AppError('invalid', textOf('memory.nothing-to-tidy'));
  const body = listIn(await ask({ system, prompt: before }));
  const problem = bodyProblem(body);
  if (problem !== null) throw new AppError('invalid', problem);
  const after = withSectionBody(base.text, body);
  const kept = new Set(entriesOf(after).map(({ text }) => comparable(text)));
  const lost = entriesOf(base.text).filter(({ text }) => !kept.has(comparable(text)));
  return {
    body,
    patch: compareTexts(base.text, after).cardPatch(fileName),
    lost: lost.map(({ text }) => text),
  };
}

/** Why it cannot be what stands in the section: it is no list, or would go on into the rest of the file. */
export function bodyProblem(body: string): Text | null {
  const { lines, open } = markdownLines(body.split('\n'));
  const leaves = open < lines.length || lines.some(({ level }) => level !== null && level <= 2);
  const isList = lines.some(({ text, isLiteral }) => !isLiteral && /^ {0,3}[-*+] /.test(text));
  return leaves || !isList ? textOf('memory.not-tidied') : null;
}

/** Without the fence and the header that a model may put around it. */
function listIn(answer: string): string {
  const unfenced = /^\s*```[a-z]*\n([\s\S]*?)\n```\s*$/.exec(answer)?.[1] ?? answer;
  return unfenced
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*##? .*Memories.*\n/, '')
    .trim();
}

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .replace(/\s+/g, ' ');
}
