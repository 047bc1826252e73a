import type { Question, Subject } from '@shared/approval/approval';
import { type ChatState, emptyChat } from '@shared/chat/chat';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';

// Chats with one call, for component tests.

/** Starts above 99, because the ids of later chats must sort after those of earlier ones. */
let count = 100;

export type OneCall = { readonly chat: ChatState; readonly call: ToolCall };

/** A new chat whose only call waits with a question about `subject`. */
export function waitingChat(subject: Subject, question: Partial<Question> = {}): OneCall {
  return chatWithCall(subject, { phase: 'waiting', question: questionAbout(subject, question), since: 1 });
}

export function questionAbout(subject: Subject, question: Partial<Question> = {}): Question {
  return {
    subject,
    hash: 'hash-1',
    why: 'the mode is Ask',
    always: [],
    stale: null,
    danger: false,
    ...question,
  };
}

export function commandSubject(command: string): Extract<Subject, { kind: 'command' }> {
  return {
    kind: 'command',
    command,
    directory: '(root)',
    parts: [{ text: command, why: 'it may change files' }],
    writes: [],
    deletes: [],
    discardedChanges: null,
  };
}

export function fileSubject(relativePath: string): Extract<Subject, { kind: 'file-change' }> {
  return {
    kind: 'file-change',
    change: 'modify',
    path: `/project/${relativePath}`,
    relativePath,
    added: 1,
    removed: 1,
    approximate: null,
  };
}

export function chatWithCall(subject: Subject, phase: CallPhase): OneCall {
  count += 1;
  const [id, messageId] = [`chat-${count}`, `message-${count}`];
  const tool = tools[subject.kind];
  const call: ToolCall = {
    id: `call-${count}`,
    messageId,
    tool,
    displayName: tool,
    title: titleOf(subject),
    inputPreview: '{}',
    phase,
  };
  const chat: ChatState = {
    ...emptyChat(id),
    turn: { kind: 'running', since: 1 },
    items: [
      {
        kind: 'assistant',
        id: messageId,
        at: 1,
        model: 'fake-model',
        text: '',
        reasoning: '',
        state: 'complete',
        callIds: [call.id],
      },
    ],
    calls: { [call.id]: call },
  };
  return { chat, call };
}

const tools = {
  command: 'run_shell_command',
  'file-change': 'edit',
  plan: 'exit_plan_mode',
  question: 'ask_user',
  url: 'web_fetch',
  network: 'network',
  memory: 'save_memory',
  call: 'read_file',
  remote: 'docs__look_up',
  form: 'fill_form',
} as const satisfies Record<Subject['kind'], string>;

function titleOf(subject: Subject): string {
  if (subject.kind === 'form') return `${subject.form.server} asks for information`;
  if (subject.kind === 'plan') return 'Present a plan';
  if (subject.kind === 'question') return `Ask: ${subject.question}`;
  if (subject.kind === 'file-change') return `Edit ${subject.path}`;
  if (subject.kind === 'url') return `Fetch ${subject.url}`;
  if (subject.kind === 'network') return `Connect to ${subject.host}:${subject.port}`;
  if (subject.kind === 'memory') return `Remember ${subject.fact}`;
  return subject.kind === 'command' ? `Run ${subject.command.slice(0, 60)}` : `Call ${subject.tool}`;
}
