import type { ModelRecord } from '../storage/chats/chat-log';
import { transcript } from './compaction-plan';
import { type ModelEndpoint, ModelError, type ModelRequest, type TokenCount } from './model/kit/model';
import { requestReply } from './model/model-request';
import { messagesWith } from './model-messages';
import { sideRequest } from './side-request';
import type { TurnParts } from './turn';

// Asks the chat's model for a summary. The request follows the chat's own messages, which the server has cached. If
// these are too long, it contains a transcript instead.

export type AskingSummary = {
  readonly endpoint: ModelEndpoint;
  /** The chat's own request, as it is now. */
  readonly request: ModelRequest;
  /** Whether the window has room for an answer after that request. */
  readonly fits: boolean;
  readonly older: readonly ModelRecord[];
  /** The maximum length of a transcript, in tokens. */
  readonly maxTranscript: number;
  readonly signal: AbortSignal;
  /** Counts the tokens of each try of a request. */
  readonly onUsed: (counted: TokenCount) => void;
};

/** Null: the reply is too short to be a summary. Rejects with a ModelError, or with the signal's reason. */
export async function askSummary(parts: TurnParts, asking: AskingSummary): Promise<string | null> {
  const behind = asking.fits ? await askBehind(parts, asking) : null;
  return behind ?? (await askOfTranscript(parts, asking));
}

/** In characters. */
const shortestSummary = 200;

const maxRetries = 2;

const contents = `Write short headed lists: Goal; Constraints and decisions, rejections and their reasons included; Done; State of files, what was read or changed and what matters in it, with exact names; Next. Leave out greetings and raw output. Invent nothing.`;

/** The demo model recognises this request by its beginning. */
export const summaryRequest = `Note from Pilotfish, not from the user: the older part of this conversation is replaced by a summary, to make room. Write that summary now, so that you can go on from it alone. Reply with its text and call no tools. ${contents}`;

const transcriptPrompt = `You summarise the older part of a conversation between a user and an agent that works on their code, so that the agent can go on from the summary alone. ${contents}`;

/** Also null if the request turns out to be too long. */
async function askBehind(
  { clock, limits }: TurnParts,
  { endpoint, request, signal, onUsed }: AskingSummary,
): Promise<string | null> {
  try {
    const messages = messagesWith(request.messages, summaryRequest);
    const reply = await requestReply(
      endpoint,
      { ...request, messages },
      { signal, clock, limits, maxRetries, hasAnswered: true, onSpent: onUsed },
    );
    return reply.finish === 'length' ? null : longEnough(reply.text);
  } catch (error) {
    if (error instanceof ModelError && error.fault === 'context-too-long') return null;
    throw error;
  }
}

async function askOfTranscript(
  { clock, limits }: TurnParts,
  { endpoint, older, maxTranscript, signal, onUsed }: AskingSummary,
): Promise<string | null> {
  const prompt = transcript(older, { maxCharacters: maxTranscript * 4 });
  const asked = { system: transcriptPrompt, prompt };
  const text = await sideRequest(endpoint, asked, { signal, clock, limits, onUsed });
  return longEnough(text);
}

function longEnough(text: string): string | null {
  return text.trim().length < shortestSummary ? null : text.trim();
}
