import { aboutProject } from './about-project';
import { type Answer, answerTo, type Conversation } from './conversation';
import { explore, type Intent } from './explore';
import { knowledgeOf, named, proposalsIn } from './knowledge';
import { type Listing, nameOf } from './listing';
import type { Move } from './move';
import { findOpenEnds } from './open-ends';
import { isLess, notesProposal, type Proposal } from './proposals';
import {
  changeDone,
  failedToChange,
  greeting,
  nothingToChange,
  stoppedAfterRejections,
  tryingAgain,
} from './words';

// The demo model's next move, decided from what its tools have told it so far: look around, search, read, plan, propose
// one small edit, and take the person's answer for what it is.

export function nextMove(conversation: Conversation): Move {
  switch (intentOf(conversation.wish)) {
    case 'greeting':
      return { text: greeting };
    case 'question':
      return explore(conversation, 'question') ?? { text: aboutProject(knowledgeOf(conversation)) };
    case 'open-ends':
      return findOpenEnds(conversation);
    case 'change':
      return explore(conversation, 'change') ?? change(conversation);
  }
}

const greetings =
  /^(what can you do|help|hi|hello|hey|hallo|moin|servus|guten (tag|morgen|abend)|bonjour|salut|coucou|你好|您好|嗨|thanks?( you)?|danke|merci|谢谢)[\s!.,?，。！]*$/iu;
const questions =
  /\b(what(?! you can)|explain|describe|overview|tell me about|summari[sz]e|how does|was ist|worum|erklär|beschreib|qu'est-ce|c'est quoi|explique|décris)|这是什么|介绍|解释|什么项目/iu;
const changes =
  /\b(fix|add|change|edit|write|improve|rename|update|create|refactor|ändere|füge|schreib|verbesser|ajoute|modifie|corrige|écris)|修改|添加|修复|改/iu;

const openEnds = /\b(TODO|FIXME)s?\b/g;

function intentOf(wish: string): Intent | 'greeting' | 'open-ends' {
  if (greetings.test(wish)) return 'greeting';
  const rest = wish.replace(openEnds, '');
  if (rest !== wish && !changes.test(rest)) return 'open-ends';
  return questions.test(wish) && !changes.test(wish) ? 'question' : 'change';
}

function change(conversation: Conversation): Move {
  const { steps, tools } = conversation;
  const { root } = knowledgeOf(conversation);
  if (!root) return { text: nothingToChange('I could not list the folder.') };
  const proposals = candidates(conversation, root).filter((proposal) => tools.includes(proposal.tool));
  const [first] = proposals;
  if (!first) return { text: nothingToChange('I found nothing that I could add.') };
  const answers = named(steps, 'edit', 'write_file').map(answerTo);
  const last = answers.at(-1);
  if (!last) return plan(conversation, first) ?? propose(first, `I propose ${first.what}.`);
  return react({ conversation, proposals, answers, last });
}

/** Where nothing that was read can be added to, a first file. */
function candidates(conversation: Conversation, root: Listing): Proposal[] {
  const found = proposalsIn(conversation);
  const notes = notesProposal(root);
  return found.length > 0 || !notes ? found : [notes];
}

function propose(proposal: Proposal, text: string): Move {
  return { text, call: { name: proposal.tool, input: proposal.input } };
}

/** The todo list before the proposal; null when it is written. */
function plan({ steps, tools }: Conversation, proposal: Proposal): Move | null {
  if (!tools.includes('todo_write') || named(steps, 'todo_write').length > 0) return null;
  return {
    text: 'I write down what I do.',
    call: { name: 'todo_write', input: { todos: todos(proposal, 'proposing') } },
  };
}

/** `unmade`: it came to nothing, since it was rejected or failed. */
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
  const made = proposals[rejections.length - (last.kind === 'rejected' ? 1 : 0)] ?? proposals[0];
  const next = proposals[rejections.length];
  switch (last.kind) {
    case 'rejected':
      if (rejections.length < 2 && next) {
        const less = made !== undefined && isLess(next, made);
        return propose(next, tryingAgain(last.reason, { what: next.what, isLess: less }));
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

/** Looks at the changed file with a command that needs no question; null when that is done. */
function count({ steps, tools }: Conversation): Move | null {
  const changed = steps.findLastIndex(({ tool }) => tool === 'edit' || tool === 'write_file');
  const path = String(steps[changed]?.input.file_path ?? '');
  const hasRun = steps.slice(changed).some(({ tool }) => tool === 'run_shell_command');
  if (hasRun || path.includes("'") || !tools.includes('run_shell_command')) return null;
  return {
    text: 'A command tells how long the file is now. It only reads.',
    call: { name: 'run_shell_command', input: { command: `wc -l '${path}'` } },
  };
}

/** Ticks off in the end what came about of the todo list; null when that is done. */
function finish(
  { steps, tools }: Conversation,
  proposal: Proposal | undefined,
  at: 'done' | 'unmade',
): Move | null {
  if (!proposal || !tools.includes('todo_write') || steps.at(-1)?.tool === 'todo_write') return null;
  return { text: '', call: { name: 'todo_write', input: { todos: todos(proposal, at) } } };
}

function targetOf({ steps }: Conversation): string {
  return nameOf(String(named(steps, 'edit', 'write_file').at(-1)?.input.file_path ?? ''));
}
