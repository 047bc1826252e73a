import type { Decision } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { callOfKept } from '@shared/hunks/kept-key';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { clearReview, clearReviewed, keptCalls, passOver, useEdits } from '../state/questions/edits';
import { isAllSaid, reviewWords } from '../state/questions/review-words';
import { api, useServerState } from '../state/server-state';
import type { ServerState } from '../state/state-holders';

// Removes the user's text of a decided call if an answer of this window settled it. If another answer decided without
// the text, it stays and the window offers it.

type Given = {
  readonly answer: Decision['answer'];
  /** The reasons and comments that the model gets with it, although nothing was written. */
  readonly said: readonly string[];
  /** Whether the main process took it as the decision. */
  readonly isTaken: Promise<boolean>;
  /** Given before the call's turn. Another answer can replace it: if the call asks after all, or in advance too. */
  readonly isAhead: boolean;
};

/** The answers of this window, by call. */
const answers = new Map<CallKey, Given>();

type SentDecision = {
  readonly chatId: string;
  readonly callId: string;
  /** Of the proposal that the user saw. */
  readonly hash: string;
  readonly decision: Decision;
};

/** Sends this window's answer, and records it for the call and for the later ones that it decides. */
export function sendDecision(sent: SentDecision): Promise<unknown> {
  const { chatId, callId, decision } = sent;
  const taken = api.queue.decide(sent);
  const isTaken = taken.then(
    () => true,
    () => false,
  );
  const said = saidWithStale(decision);
  answers.set(callKeyOf(chatId, callId), { answer: decision.answer, said, isTaken, isAhead: false });
  const grants = 'grants' in decision ? (decision.grants ?? []) : [];
  for (const { callId: later, verdict } of grants)
    answers.set(callKeyOf(chatId, later), { answer: verdict, said: [], isTaken, isAhead: true });
  return taken;
}

/** Whether the main process took this window's answer as the decision; undefined if the window gave none. */
export function answerTaken(key: CallKey): Promise<boolean> | undefined {
  return answers.get(key)?.isTaken;
}

/** Starts the subscription; call it once, at the start. */
export function watchEdits(): void {
  const judged = new Set<CallKey>();
  useServerState.subscribe(({ chats }, before) => {
    if (chats === before.chats) return;
    dropUnusedAnswers(chats);
    for (const { chatId, callId } of keptCalls()) {
      const key = callKeyOf(chatId, callId);
      const call = chats[chatId]?.calls[callId];
      if (!call || judged.has(key)) continue;
      if (isDecided(call.phase)) void settle(chatId, callId, call.phase);
      else if (hasFailedReview(call)) void settleStale(key);
      else continue;
      judged.add(key);
    }
  });
}

/** The calls that this window decided on before their turn, and that ask after all. */
function dropUnusedAnswers(chats: ServerState['chats']): void {
  for (const [key, { isAhead }] of answers) {
    const call = isAhead ? callOfKept(key) : null;
    if (call && chats[call.chatId]?.calls[call.callId]?.phase.phase === 'waiting') answers.delete(key);
  }
}

type Decided = Extract<CallPhase, { phase: 'done' | 'rejected' }>;

/** For a failed or stopped call, the user's text here may be the only copy. */
function isDecided(phase: CallPhase): phase is Decided {
  return phase.phase === 'done' || phase.phase === 'rejected';
}

/** The call failed, and the model got the user's review of it. */
function hasFailedReview({ phase, review }: ToolCall): boolean {
  return phase.phase === 'failed' && review !== undefined;
}

/** After this window's answer to a stale change: the model got the review, but the user's own text is only here. */
async function settleStale(key: CallKey): Promise<void> {
  const given = answers.get(key);
  if (given?.answer !== 'give-up-stale') return;
  answers.delete(key);
  if ((await given.isTaken) && isAllSaid(key, given.said)) clearReview(key);
}

function saidWithStale(decision: Decision): readonly string[] {
  if (decision.answer !== 'give-up-stale') return [];
  const { hunks = [], comments = [] } = decision;
  return [...hunks.flatMap(({ reason }) => reason ?? []), ...comments.map(({ text }) => text)];
}

async function settle(chatId: string, callId: string, phase: Decided): Promise<void> {
  const key = callKeyOf(chatId, callId);
  const text = useEdits.getState().edits[key]?.text;
  const given = answers.get(key);
  const isOurs =
    (await given?.isTaken) === true &&
    (given?.isAhead === false || (await isResult(chatId, callId, { phase, text, answer: given?.answer })));
  answers.delete(key);
  if (isOurs && text !== undefined && given?.answer === 'accept') passOver(key, 'here');
  else if (isOurs || (await isDone(chatId, callId, { phase, text }))) clearReviewed(key);
  else passOver(key, 'elsewhere');
}

type Left = { readonly phase: Decided; readonly text: string | undefined };

/** Whether the call ended as this answer says, with the user's text here. */
async function isResult(
  chatId: string,
  callId: string,
  { phase, text, answer }: Left & { readonly answer: Decision['answer'] | undefined },
): Promise<boolean> {
  if (phase.phase === 'rejected') return answer === 'reject' || text === undefined;
  return answer !== 'reject' && (text === undefined || (await acceptedText(chatId, callId, phase)) === text);
}

/**
 * Whether the other answer has the effect of the user's text here. Of the user's words about the change, it can only
 * contain the reason for a rejection.
 */
async function isDone(chatId: string, callId: string, { phase, text }: Left): Promise<boolean> {
  const reason = phase.phase === 'rejected' ? phase.reason : null;
  const words = reviewWords(callKeyOf(chatId, callId));
  if (words !== null && words !== reason) return false;
  return text === undefined || (await acceptedText(chatId, callId, phase)) === text;
}

/** The user's text that replaced the proposal, or null; also null if it is unknown. */
async function acceptedText(chatId: string, callId: string, phase: Decided): Promise<string | null> {
  if (phase.phase === 'rejected' || phase.allowance.by !== 'person') return null;
  return await api.chat.call({ chatId, callId }).then(
    ({ edited }) => edited,
    () => null,
  );
}
