import { type Question, ruleText, type Subject } from '@shared/approval';
import { counted } from '@shared/counted';
import { visibleText } from '../ui/visible-text';

// A question in words. Pure.

const changeWords = { create: 'New file', modify: 'Change', delete: 'Deletion' } as const;

export function changeWord(change: keyof typeof changeWords): string {
  return changeWords[change];
}

/** What would happen, for somebody who cannot see the diff. */
export function subjectWords(subject: Subject): string {
  switch (subject.kind) {
    case 'call':
      return 'There is no file change to show.';
    case 'command':
      return `Command: ${subject.command.slice(0, 200)}`;
    case 'file-change': {
      const { change, added, removed } = subject;
      return `${changeWords[change]}: ${counted(added, 'line')} added, ${counted(removed, 'line')} removed.`;
    }
  }
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
const namedAtMost = 12;

export function namedFiles(files: readonly string[]): string {
  const named = files.slice(0, namedAtMost).map(visibleText).join(', ');
  return files.length > namedAtMost ? `${named} and ${files.length - namedAtMost} more` : named;
}

const deeds = { create: 'Create', modify: 'Change', delete: 'Delete' } as const;

/** What accepting does, for a button: the deed by its name where that is dangerous. */
export function acceptWords({ danger, subject }: Pick<Question, 'danger' | 'subject'>): string {
  if (!danger) return 'Accept';
  switch (subject.kind) {
    case 'command':
      return `Run ${shortened(subject.command)}`;
    case 'file-change':
      return `${subject.empties ? 'Empty' : deeds[subject.change]} ${shortPath(subject.relativePath)}`;
    case 'call':
      return `Call ${subject.tool}`;
  }
}

/** So many characters a button can bear. */
const roomOnButton = 32;

/** As much of a text as there is room for; its end counts for less than its beginning. */
function shortened(text: string): string {
  const shown = visibleText(text.trim());
  return shown.length > roomOnButton ? `${shown.slice(0, roomOnButton - 1).trimEnd()}…` : shown;
}

/** As much of a path: of its folders for less than of the file's name. */
function shortPath(path: string): string {
  const shown = visibleText(path);
  const name = shown.slice(shown.lastIndexOf('/') + 1);
  if (shown.length <= roomOnButton) return shown;
  const room = roomOnButton - name.length - '…/'.length;
  return room > 0 ? `${shown.slice(0, room)}…/${name}` : shortened(name);
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
