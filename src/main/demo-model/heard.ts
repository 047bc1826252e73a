import { answerTo, type Conversation, type Step } from './conversation';
import { isReadme, nameOf } from './listing';
import type { Proposal } from './proposals';

// What the person said to a proposal or a plan: a script can follow no more of it than the file that it names.

/** Their words, one text for each rejection or plan that was sent back. */
export function heardIn(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (isSentBack(step)) return [commentsIn(step).join('\n')];
    const answer = answerTo(step);
    return answer.kind === 'rejected' ? [answer.reason ?? ''] : [];
  });
}

/** The first of the person's words and those said since that name one of `paths`, the last said first. */
export function namedByPerson({ wish, steps }: Conversation, paths: readonly string[]): readonly string[] {
  const said = [...heardIn(steps).toReversed(), wish];
  return (
    said.map((words) => paths.filter((path) => namesFile(words, path))).find((names) => names.length > 0) ??
    []
  );
}

/** Those for the files that the person named before all others. */
export function preferred(conversation: Conversation, proposals: readonly Proposal[]): readonly Proposal[] {
  const pathOf = ({ input }: Proposal) => input.file_path ?? '';
  const wanted = new Set(namedByPerson(conversation, proposals.map(pathOf)));
  return [
    ...proposals.filter((proposal) => wanted.has(pathOf(proposal))),
    ...proposals.filter((proposal) => !wanted.has(pathOf(proposal))),
  ];
}

/** By its name, as a word of its own: `sum.ts` is not in `checksum.ts`. A README needs no ending. */
export function namesFile(words: string, path: string): boolean {
  const name = nameOf(path).toLowerCase();
  const names = [name, ...(isReadme(name) ? ['readme'] : [])];
  const said = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.-]+/u)
    .map((word) => word.replace(/[.-]+$/, ''));
  return said.some((word) => names.includes(word));
}

export function isSentBack({ result }: Step): boolean {
  return result.startsWith('The user keeps planning');
}

/** The person's words, without the lines of the plan they are about. */
export function commentsIn({ result }: Step): string[] {
  const [, ...paragraphs] = result.split('\n\n');
  return paragraphs.map((paragraph) => paragraph.replace(/^> .*\n/, '').trim()).filter((text) => text !== '');
}
