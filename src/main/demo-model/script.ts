import { aboutProject, findings } from './about-project';
import { askBack } from './ask-back';
import { type Answer, answerTo, type Conversation, hasFailed, type Step } from './conversation';
import { explore } from './explore';
import { namesFile, preferred } from './heard';
import { factIn, intentOf } from './intent';
import { type Knowledge, knowledgeOf, named, proposalsIn } from './knowledge';
import { type Listing, nameOf, pathIn, readableFiles, sourceFolder } from './listing';
import type { Call, Move } from './move';
import { findOpenEnds } from './open-ends';
import { isLess, notesProposal, type Proposal } from './proposals';
import { showPage } from './show-page';
import { aboutPlanMode, isPlanned, leftAfterPlans, presentPlan } from './show-plan';
import { showSubAgents } from './show-sub-agents';
import {
  changeDone,
  failedToChange,
  greeting,
  label,
  nothingToChange,
  quoted,
  rejectedWords,
  signature,
  stoppedAfterRejections,
  toolIsOff,
  tryingAgain,
  withoutTools,
} from './words';

// The demo model's next move, decided from the results so far: explore, search, read, plan, propose one small edit, and
// react to the user's decision.

export function nextMove(conversation: Conversation): Move {
  if (conversation.isSubAgent) return workOnTask(conversation);
  switch (intentOf(conversation.wish)) {
    case 'greeting':
      return { text: greeting };
    case 'question':
      return explore(conversation, 'question') ?? { text: aboutProject(knowledgeOf(conversation)) };
    case 'open-ends':
      return findOpenEnds(conversation);
    case 'plan':
      return isPlanned(conversation) ? change(conversation) : { text: aboutPlanMode };
    case 'memory':
      return showMemory(conversation);
    case 'question-back':
      return askBack(conversation);
    case 'sub-agents':
      return showSubAgents(conversation);
    case 'page':
      return showPage(conversation);
    case 'change':
      return change(conversation);
  }
}

function change(conversation: Conversation): Move {
  const looked = explore(conversation, 'change');
  if (looked) return looked;
  const { steps, tools } = conversation;
  const { root } = knowledgeOf(conversation);
  if (!root) return { text: nothingToChange('I could not list the folder.') };
  const all = candidates(conversation, root).filter((proposal) => tools.includes(proposal.tool));
  const proposals = preferred(conversation, leftAfterPlans(conversation, all));
  const [first] = proposals;
  const planning = presentPlan(conversation, first);
  if (planning) return planning;
  if (!first) return { text: nothingToChange('I found nothing that I could add.') };
  const answers = named(steps, 'edit', 'write_file').map(answerTo);
  const last = answers.at(-1);
  if (!last) return writeTodos(conversation, first) ?? propose(first, `I propose ${first.what}.`);
  return react({ conversation, proposals, answers, last });
}

/** The possible changes to files that were read, else a new file. */
function candidates(conversation: Conversation, root: Listing): Proposal[] {
  const found = proposalsIn(conversation);
  const notes = notesProposal(root);
  return found.length > 0 || !notes ? found : [notes];
}

function propose(proposal: Proposal, text: string): Move {
  return { text, calls: [{ name: proposal.tool, input: proposal.input }] };
}

/** Writes the todo list before the proposal; null if it is written. */
function writeTodos({ steps, tools }: Conversation, proposal: Proposal): Move | null {
  if (!tools.includes('todo_write') || named(steps, 'todo_write').length > 0) return null;
  return {
    text: 'I write down what I do.',
    calls: [{ name: 'todo_write', input: { todos: todos(proposal, 'proposing') } }],
  };
}

/** `unmade`: the proposal was rejected or failed. */
function todos(proposal: Proposal, at: 'proposing' | 'done' | 'unmade') {
  const proposing = { proposing: 'in_progress', done: 'completed', unmade: 'pending' }[at];
  return [
    { id: '1', content: 'Look around in the project', status: 'completed' },
    { id: '2', content: `Propose ${proposal.what.replaceAll('`', '')}`, status: proposing },
    { id: '3', content: 'Say what came of it', status: at === 'proposing' ? 'pending' : 'completed' },
  ];
}

type Reaction = {
  readonly conversation: Conversation;
  readonly proposals: readonly Proposal[];
  readonly answers: readonly Answer[];
  readonly last: Answer;
};

function react({ conversation, proposals, answers, last }: Reaction): Move {
  const rejections = answers.filter((answer) => answer.kind === 'rejected');
  const made = lastMade(conversation, proposals) ?? proposals[0];
  const next = proposals.find((proposal) => !isMade(conversation, proposal));
  switch (last.kind) {
    case 'rejected':
      if (rejections.length < 2 && next) {
        const isLessThanThat = made !== undefined && isLess(next, made);
        const isNamed = namesFile(last.reason ?? '', next.input.file_path ?? '');
        return propose(next, tryingAgain(last.reason, { what: next.what, isLess: isLessThanThat, isNamed }));
      }
      return (
        finish(conversation, made, 'unmade') ?? {
          text: stoppedAfterRejections(rejections.map((answer) => answer.reason)),
        }
      );
    case 'failed':
      return finish(conversation, made, 'unmade') ?? { text: failedToChange(last.why) };
    case 'accepted':
    case 'edited':
      return (
        count(conversation) ??
        finish(conversation, made, 'done') ?? { text: changeDone(last, targetOf(conversation)) }
      );
  }
}

/** Whether it was proposed since the user's last message. */
function isMade({ steps }: Conversation, { tool, input }: Proposal): boolean {
  return steps.some((step) => step.tool === tool && JSON.stringify(step.input) === JSON.stringify(input));
}

function lastMade({ steps }: Conversation, proposals: readonly Proposal[]): Proposal | undefined {
  const last = named(steps, 'edit', 'write_file').slice(-1);
  return proposals.find((proposal) =>
    last.some((step) => JSON.stringify(step.input) === JSON.stringify(proposal.input)),
  );
}

/** Reads the changed file with a command that needs no question; null if that is done. */
function count({ steps, tools }: Conversation): Move | null {
  const changed = steps.findLastIndex(({ tool }) => tool === 'edit' || tool === 'write_file');
  const path = String(steps[changed]?.input.file_path ?? '');
  const hasRun = steps.slice(changed).some(({ tool }) => tool === 'run_shell_command');
  if (hasRun || path.includes("'") || !tools.includes('run_shell_command')) return null;
  return {
    text: 'A command tells how long the file is now. It only reads.',
    calls: [{ name: 'run_shell_command', input: { command: `wc -l '${path}'` } }],
  };
}

/** Updates the todo list at the end; null if that is done. */
function finish(
  { steps, tools }: Conversation,
  proposal: Proposal | undefined,
  at: 'done' | 'unmade',
): Move | null {
  if (!proposal || !tools.includes('todo_write') || steps.at(-1)?.tool === 'todo_write') return null;
  return { text: '', calls: [{ name: 'todo_write', input: { todos: todos(proposal, at) } }] };
}

function targetOf({ steps }: Conversation): string {
  return nameOf(String(named(steps, 'edit', 'write_file').at(-1)?.input.file_path ?? ''));
}

// The demo model as a sub-agent: it reads the path that its task names in backticks, and answers with its findings.

function workOnTask(conversation: Conversation): Move {
  const { wish, tools, steps } = conversation;
  const place = /`([^`\n]+)`/.exec(wish)?.[1] ?? './';
  const next = nextLook(conversation, place);
  if (next) return tools.includes(next.name) ? { text: '', calls: [next] } : { text: withoutTools };
  const failed = steps.find(hasFailed);
  if (failed) return { text: `I could not look at \`${place}\`. The tool says:\n\n${quoted(failed.result)}` };
  return {
    text: findings(knowledgeOf(conversation)).join('\n\n') || `\`${place}\` holds nothing that I understand.`,
  };
}

/** Reads the path, and for a folder also its first text file. Null if both were read. */
function nextLook(conversation: Conversation, place: string): Call | null {
  const { steps } = conversation;
  const hasRead = named(steps, 'read_file').length > 0;
  if (!place.endsWith('/')) return hasRead ? null : { name: 'read_file', input: { path: place } };
  const { root } = knowledgeOf(conversation);
  if (named(steps, 'list_directory').length === 0)
    return { name: 'list_directory', input: { path: place.replace(/\/$/, '') } };
  const [text] = root ? readableFiles(root) : [];
  return root && text !== undefined && !hasRead
    ? { name: 'read_file', input: { path: pathIn(root, text) } }
    : null;
}

// How the demo model remembers: a fact from the user's message, else one that it found in the project.

const remembering = 'save_memory';

function showMemory(conversation: Conversation): Move {
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
