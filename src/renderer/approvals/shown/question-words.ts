import { type Question, ruleText, type Subject } from '@shared/approval/approval';
import { type TextKey, textOf, words } from '@shared/texts/text';
import { visibleProse, visibleText } from '../../ui/visible-text';

// Texts of a question. Pure.

const changes = {
  create: 'approval-card.new-file',
  modify: 'approval-card.change',
  delete: 'approval-card.deletion',
} as const satisfies Record<string, TextKey>;

export function changeWord(change: keyof typeof changes): string {
  return words(changes[change]);
}

/** The effect of the call, for a user who cannot see the diff. */
export function subjectWords(subject: Subject): string {
  switch (subject.kind) {
    case 'call':
      return subject.programs
        ? words('approval-card.command', { command: visibleText(subject.programs.join(' | ').slice(0, 200)) })
        : words('approval-card.no-file-change');
    case 'url':
      return words('url-question.announced', {
        host: visibleText(subject.host),
        url: visibleText(subject.url.slice(0, 200)),
      });
    case 'network':
      return words('url-question.connects', {
        host: visibleText(subject.host),
        port: subject.port,
        command: visibleText(subject.command.slice(0, 200)),
      });
    case 'memory':
      return words('memory.card-subject', { fact: visibleProse(subject.fact.slice(0, 200)) });
    case 'remote':
      return words('remote-question.about', {
        server: visibleText(subject.server),
        tool: visibleProse(subject.title),
      });
    case 'form':
      return words('form-card.words', {
        server: visibleText(subject.form.server),
        message: visibleProse(subject.form.message.slice(0, 200)),
      });
    case 'command':
      return words('approval-card.command', { command: visibleText(subject.command.slice(0, 200)) });
    case 'plan':
      return words('plan-card.announced', { lines: subject.plan.trim().split('\n').length });
    case 'question':
      return words('question-card.announced', {
        choices: subject.choices.map(({ label }) => visibleProse(label)),
      });
    case 'file-change': {
      const { change, added, removed } = subject;
      return words('approval-card.file-change', {
        change: changeWord(change),
        added: textOf('approval-card.lines-added', { count: added }),
        removed: textOf('approval-card.lines-removed', { count: removed }),
      });
    }
  }
}

/** The name of a plan or question, for its card and its announcement. `title`: the call's. */
export function askedName(subject: Extract<Subject, { kind: 'plan' | 'question' }>, title: string): string {
  return subject.kind === 'plan'
    ? words('plan-card.name', { title })
    : words('question-card.name', { question: visibleProse(subject.question) });
}

/** The folder of a command. */
export function placeWords(directory: string): string {
  return directory === '(root)'
    ? words('approval-card.runs-in-project')
    : words('approval-card.runs-in', { folder: visibleText(directory) });
}

/** The parts with a line of their own; empty for a single command, because the card already shows it. */
export function partsToShow({ parts }: Extract<Subject, { kind: 'command' }>): typeof parts {
  return parts.length > 1 ? parts : [];
}

/** The maximum number of listed files; the text gives the number of the others. */
const namedAtMost = 12;

export function namedFiles(files: readonly string[]): string {
  const named = files.slice(0, namedAtMost).map(visibleText);
  const more = files.length - named.length;
  return more > 0
    ? words('approval-card.files-and-more', { files: named, more })
    : words('approval-card.files', { files: named });
}

const deeds = {
  create: 'approval-answers.create',
  modify: 'approval-answers.modify',
  delete: 'approval-answers.delete',
} as const satisfies Record<string, TextKey>;

/** The label of the accept button; it names the effect if that is dangerous. */
export function acceptWords({ danger, subject }: Pick<Question, 'danger' | 'subject'>): string {
  if (!danger) return words('approval-answers.accept');
  switch (subject.kind) {
    case 'command':
      return runWords(visibleText(subject.command.trim()));
    case 'file-change':
      return words(subject.empties ? 'approval-answers.empty' : deeds[subject.change], {
        file: shortPath(subject.relativePath),
      });
    case 'memory':
      return words('approval-answers.accept');
    case 'remote':
    case 'call':
      return words('approval-answers.call', { tool: subject.tool });
    case 'plan':
      return words('plan-card.go-asking');
    case 'question':
      return words('question-card.send');
    case 'url':
      return words('url-question.accept', { host: shortened(subject.host) });
    case 'network':
      return words('url-question.let-reach', { host: shortened(subject.host) });
    case 'form':
      return words('form-card.send');
  }
}

/** The maximum number of characters on a button. */
const roomOnButton = 32;

/** Shows the command only if it fits completely: the part that is cut off may be the more harmful one. */
function runWords(command: string): string {
  return command.length > roomOnButton
    ? words('approval-answers.run-it')
    : words('approval-answers.run', { command });
}

/** The beginning of a text, as far as there is room. */
function shortened(text: string): string {
  const shown = visibleText(text.trim());
  return shown.length > roomOnButton ? `${shown.slice(0, roomOnButton - 1).trimEnd()}…` : shown;
}

/** The same for a path, with the file's name before its folders. */
function shortPath(path: string): string {
  const shown = visibleText(path);
  const name = shown.slice(shown.lastIndexOf('/') + 1);
  if (shown.length <= roomOnButton) return shown;
  const room = roomOnButton - name.length - '…/'.length;
  return room > 0 ? `${shown.slice(0, room)}…/${name}` : shortened(name);
}

/** The rule that would be stored; an empty match covers every call of the tool. */
export function keptRule(tool: string, match: string): { tool: string; match?: string } {
  const narrowed = match.trim();
  return narrowed === '' ? { tool } : { tool, match: narrowed };
}

export function allowText(rule: { readonly tool: string; readonly match?: string | undefined }): string {
  return ruleText({ effect: 'allow', ...rule });
}
