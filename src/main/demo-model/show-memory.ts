import { answerTo, type Conversation, type Step } from './conversation';
import { explore } from './explore';
import { factIn } from './intent';
import { type Knowledge, knowledgeOf, named } from './knowledge';
import { nameOf, sourceFolder } from './listing';
import type { Move } from './move';
import { label, quoted, rejectedWords, signature, toolIsOff } from './words';

// How the demo model remembers: a fact from the user's message, else one that it found in the project.

const remembering = 'save_memory';

export function showMemory(conversation: Conversation): Move {
  const { steps, tools, wish } = conversation;
  if (!tools.includes(remembering)) return { text: toolIsOff(remembering) };
  const saved = named(steps, remembering).at(-1);
  if (saved) return { text: outcomeOf(saved) };
  const fact = factIn(wish);
  if (fact !== null)
    return { text: 'I propose to remember that. You choose where.', calls: [remember(fact)] };
  return (
    explore(conversation, 'question') ?? {
      text: 'This is worth knowing in every chat. You choose where it is kept.',
      calls: [remember(factAbout(knowledgeOf(conversation)))],
    }
  );
}

function remember(fact: string) {
  return { name: remembering, input: { fact } };
}

/** A fact about the project, from files that were read. */
function factAbout({ root, files }: Knowledge): string {
  const manifest = files.find(({ path }) => nameOf(path) === 'package.json')?.text ?? '';
  if (/"scripts"\s*:\s*\{[^}]*"test"\s*:/.test(manifest))
    return 'The tests of this project are run with `npm test`.';
  const sources = root && sourceFolder(root);
  if (sources) return `The sources of this project are in \`${sources}/\`.`;
  return `The folder of this project is called \`${root ? nameOf(root.path) : '?'}\`.`;
}

function outcomeOf(step: Step): string {
  const message = /^\{"success":true,"message":(".*")\}/.exec(step.result)?.[1];
  if (message !== undefined)
    return `${label}: it is in the file now. The tool says:\n\n${quoted(String(JSON.parse(message)))}\n\nEvery new chat begins with it. Settings → **Memory** lists, changes, moves and removes what is remembered.\n\n${signature}`;
  const answer = answerTo(step);
  const why =
    answer.kind === 'rejected' ? rejectedWords(answer.reason) : `The tool says:\n\n${quoted(step.result)}`;
  return `${label}: nothing was remembered. ${why}\n\n${signature}`;
}
