import { AppError } from '@shared/errors';
import type { TidiedMemory } from '@shared/memory/memory';
import { type Text, textOf } from '@shared/texts/text';
import { compareTexts } from '../project/text/file-change';
import { markdownLines } from './markdown-lines';
import type { MemoryPlace } from './memory-place';
import { entriesOf, sectionBody, withSectionBody } from './memory-section';

// Tidying: a model rewrites the section, and Pilotfish lists the facts that would be lost.

export type AskModel = (request: { readonly system: string; readonly prompt: string }) => Promise<string>;

const system = `You tidy a list of facts that an agent remembers about a user or a project. Answer with the list alone, in markdown: each fact one list item that begins with "- ", in the words it has unless two say the same, which become one. Group what belongs together under "### " headings if there are more than six. Where two facts contradict each other keep the later one. Drop nothing else, add nothing, explain nothing.`;

/** AppError `invalid` if the section is empty, or the model's answer is something other than such a list. */
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

/**
 * Why the text cannot replace the section's body: it lacks a list, or it would change how the rest of the file reads.
 */
export function bodyProblem(body: string): Text | null {
  const { lines, open } = markdownLines(body.split('\n'));
  const leaves = open < lines.length || lines.some(({ level }) => level !== null && level <= 2);
  const isList = lines.some(({ text, isLiteral }) => !isLiteral && /^ {0,3}[-*+] /.test(text));
  return leaves || !isList ? textOf('memory.not-tidied') : null;
}

/** Removes the fence and the header that a model may put around it. */
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
