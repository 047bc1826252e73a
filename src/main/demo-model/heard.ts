import { answerTo, type Conversation, type Step } from './conversation';
import { isReadme, nameOf } from './listing';
import type { Proposal } from './proposals';

// The user's comments on a proposal or a plan. The script understands only the file that they name.

/** The user's comments, one text for each rejection or rejected plan. */
export function heardIn(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (isSentBack(step)) return [commentsIn(step).join('\n')];
    const answer = answerTo(step);
    return answer.kind === 'rejected' ? [answer.reason ?? ''] : [];
  });
}

/** The paths that the user's newest message or comment names, of those that name any. */
export function namedByPerson({ wish, steps }: Conversation, paths: readonly string[]): readonly string[] {
  const said = [...heardIn(steps).toReversed(), wish];
  return (
    said.map((words) => paths.filter((path) => namesFile(words, path))).find((names) => names.length > 0) ??
    []
  );
}

/** The proposals, with those for files that the user named first. */
export function preferred(conversation: Conversation, proposals: readonly Proposal[]): readonly Proposal[] {
  const pathOf = ({ input }: Proposal) => input.file_path ?? '';
  const wanted = new Set(namedByPerson(conversation, proposals.map(pathOf)));
  return [
    ...proposals.filter((proposal) => wanted.has(pathOf(proposal))),
    ...proposals.filter((proposal) => !wanted.has(pathOf(proposal))),
  ];
}

/**
 * Whether the text has the file's name as a whole word: `checksum.ts` does not name `sum.ts`. A README needs no
 * extension.
 */
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

/** The user's comments on a plan, without the quoted lines. */
export function commentsIn({ result }: Step): string[] {
  const [, ...paragraphs] = result.split('\n\n');
  return paragraphs.map((paragraph) => paragraph.replace(/^> .*\n/, '').trim()).filter((text) => text !== '');
}
