import { inCodeOrder } from '../base/code-order';
import type { Turn } from '../chat/turn-schema';
import { type AnyText, type Param, textOf } from '../texts/text';
import type { ToolCall } from '../tool-call/tool-call-schema';
import type { WaitingQuestion } from './inbox-schema';

export type { WaitingQuestion };

// The waiting questions for lists: of a chat, and of a project for windows of other projects.

/** A question of a chat: a waiting call, or a turn that paused for its budget. */
export type ListedQuestion = Omit<WaitingQuestion, 'kind'> & {
  readonly kind: WaitingQuestion['kind'] | 'budget';
};

/** Identifies the question of a paused turn, which has no call. */
export const pauseId = 'pause';

export type ProjectQuestion = ListedQuestion & {
  readonly chatId: string;
  /** May be empty. */
  readonly chatTitle: string;
  /** Another Pilotfish process has the chat open, and the decision happens there. */
  readonly locked: boolean;
};

/** A chat with the data that its questions follow from. */
export type AskingChat = {
  readonly waiting: readonly WaitingQuestion[];
  readonly turn: Turn['kind'];
  /** The reason of a paused turn. */
  readonly pausedFor?: Extract<Turn, { kind: 'paused' }>['why'] | undefined;
  readonly updatedAt: number;
};

/** With its name in lists. */
type NamedChat = AskingChat & {
  readonly id: string;
  readonly title: string | null;
  readonly locked: boolean;
};

/** The maximum for windows of other projects. */
export const mostQuestions = 200;

/** Oldest first. */
export function waitingQuestions(calls: readonly ToolCall[]): readonly WaitingQuestion[] {
  return calls
    .flatMap(({ id, title, label, phase }) => {
      if (phase.phase !== 'waiting') return [];
      const { since, question } = phase;
      const { danger, subject } = question;
      const agent = label === undefined ? {} : { agent: label };
      return [{ callId: id, title: shortened(title), kind: subject.kind, since, danger, ...agent }];
    })
    .toSorted(oldestFirst);
}

/** The questions of a chat, oldest first. */
export function questionsIn({ waiting, turn, pausedFor, updatedAt }: AskingChat): readonly ListedQuestion[] {
  if (turn !== 'paused' || pausedFor !== 'budget') return waiting;
  const title = textOf('inbox.budget-title');
  return [...waiting, { callId: pauseId, title, kind: 'budget', since: updatedAt, danger: false }];
}

/** The questions of all chats, oldest first, up to the maximum, and their total number. */
export function questionsOf(chats: readonly NamedChat[]): {
  readonly waiting: readonly ProjectQuestion[];
  readonly waitingCount: number;
} {
  const all = chats
    .flatMap(({ id, title, locked, ...chat }) =>
      questionsIn(chat).map((question) => ({ ...question, chatId: id, chatTitle: title ?? '', locked })),
    )
    .toSorted(oldestFirst);
  return { waiting: all.slice(0, mostQuestions), waitingCount: all.length };
}

export function oldestFirst(a: ListedQuestion, b: ListedQuestion): number {
  return a.since - b.since || inCodeOrder(a.callId, b.callId);
}

/** The maximum length of a value in a title, because a command may be of any length. */
const mostOfTitle = 300;

function shortened(title: AnyText): AnyText {
  if (typeof title === 'string') return title.slice(0, mostOfTitle);
  const params = Object.entries(title.params).map(([name, value]) => [name, shortParam(value)] as const);
  return { ...title, params: Object.fromEntries(params) };
}

function shortParam(value: Param | readonly Param[]): Param | readonly Param[] {
  return typeof value === 'string' ? value.slice(0, mostOfTitle) : value;
}
