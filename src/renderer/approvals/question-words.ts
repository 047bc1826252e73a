import { type Question, ruleText, type Subject } from '@shared/approval';
import { visibleText } from '../ui/visible-text';

// A question in words. Pure.

const changeWords = { create: 'New file', modify: 'Change', delete: 'Deletion' } as const;

export function changeWord(change: keyof typeof changeWords): string {
  return changeWords[change];
}

/** What would happen, for somebody who cannot see the diff. */
export function subjectWords(subject: Subject): string {
  if (subject.kind === 'call') return 'There is no file change to show.';
  if (subject.kind === 'command') return `Command: ${subject.command.slice(0, 200)}`;
  const { added, removed } = subject;
  return `${changeWords[subject.change]}: ${counted(added, 'line')} added, ${counted(removed, 'line')} removed.`;
}

/** Where a command would run. */
export function placeWords(directory: string): string {
  return directory === '(root)' ? 'In the project’s folder' : `In ${directory}`;
}

/** The parts worth a line of their own: none for a command that is a single one, as that is shown already. */
export function partsToShow({ parts }: Extract<Subject, { kind: 'command' }>): typeof parts {
  return parts.length > 1 ? parts : [];
}

/** So many files are named; the rest is counted. */
const namedFiles = 12;

export function writtenWords(files: readonly string[]): string {
  const named = files.slice(0, namedFiles).map(visibleText).join(', ');
  return files.length > namedFiles ? `${named} and ${files.length - namedFiles} more` : named;
}

/** Why "Always…" is off for this question, or null when it is not. */
export function whyNoAlways(question: Pick<Question, 'always' | 'why'>): string | null {
  return question.always.length > 0 ? null : `This asks every time: ${question.why}.`;
}

/** The rule as it would be kept; no match means every call of the tool. */
export function keptRule(tool: string, match: string): { tool: string; match?: string } {
  const narrowed = match.trim();
  return narrowed === '' ? { tool } : { tool, match: narrowed };
}

export function allowText(rule: { readonly tool: string; readonly match?: string | undefined }): string {
  return ruleText({ effect: 'allow', ...rule });
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
