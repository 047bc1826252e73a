import { aboutFile } from './about-project';
import { type Conversation, hasFailed, type Step } from './conversation';
import { knowledgeOf, named } from './knowledge';
import { countsOf, type Listing, pathIn, readableFiles } from './listing';
import type { Move } from './move';
import { label, quoted, signature, toolIsOff } from './words';

// How the demo model asks back: which file or folder of the project to describe.

const asking = 'ask_user';
const mostChoices = 5;

export function askBack(conversation: Conversation): Move {
  const { steps, tools } = conversation;
  if (!tools.includes(asking)) return { text: toolIsOff(asking) };
  const [listed, looked] = named(steps, 'list_directory');
  const { root, listings } = knowledgeOf(conversation);
  const question = named(steps, asking).at(-1);
  if (!listed && tools.includes('list_directory'))
    return { text: 'I look what there is to ask about.', calls: [list('.')] };
  if (!question) return { text: '', calls: [{ name: asking, input: questionAbout(root) }] };
  const chosen = root ? chosenIn(question, root) : null;
  if (!root || chosen === null) return { text: withoutChoice(question) };
  const read = named(steps, 'read_file').at(-1);
  if (chosen.endsWith('/')) {
    if (!looked)
      return { text: `You chose \`${chosen}\`.`, calls: [list(pathIn(root, chosen.slice(0, -1)))] };
    return {
      text: said(`\`${chosen}\` has ${listings[1] ? countsOf(listings[1]) : 'nothing I could list'}.`),
    };
  }
  if (!read)
    return {
      text: `You chose \`${chosen}\`.`,
      calls: [{ name: 'read_file', input: { path: pathIn(root, chosen) } }],
    };
  return { text: said(aboutRead(chosen, read)) };
}

function list(path: string) {
  return { name: 'list_directory', input: { path } };
}

function questionAbout(root: Listing | null) {
  const entries = root ? choicesIn(root) : [];
  const choices =
    entries.length >= 2
      ? entries.map((label) => ({ label, description: label.endsWith('/') ? 'I list it' : 'I read it' }))
      : [{ label: 'Something to read' }, { label: 'Something to change' }];
  return {
    question:
      entries.length >= 2 ? 'Which of these shall I tell you about?' : 'What shall this project get first?',
    choices,
  };
}

/** Files that can be read, then folders. */
function choicesIn(root: Listing): string[] {
  const folders = root.folders.filter((name) => !name.startsWith('.')).map((name) => `${name}/`);
  const files = readableFiles(root).slice(0, Math.max(mostChoices - folders.length, 3));
  return [...files, ...folders].slice(0, mostChoices);
}

/** The entry of the project that the user chose; null for any other answer. */
function chosenIn({ result }: Step, root: Listing): string | null {
  return choicesIn(root).find((label) => result.startsWith(`The user chose: "${label}"`)) ?? null;
}

function aboutRead(name: string, step: Step): string {
  if (hasFailed(step)) return `I could not read \`${name}\`. The tool says:\n\n${quoted(step.result)}`;
  return aboutFile(name, step.result).join('\n\n') || `\`${name}\` holds nothing that I understand.`;
}

function withoutChoice({ result }: Step): string {
  const isAnswered = /^The user (chose|answered):/.test(result);
  const heard = isAnswered ? 'I heard you, and a script can make no more of it' : 'I have no answer';
  return said(`${heard}. The tool says:\n\n${quoted(result)}`);
}

function said(text: string): string {
  return `${label}: ${text}\n\n${signature}`;
}
