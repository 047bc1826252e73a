import type { Turn } from '@shared/chat/chat';
import type { AttachedContent } from '../storage/attachments/attachment-files';
import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import type { Attached } from './attached-content';
import type { WorkState } from './kept-words';
import type { StreamLimits } from './model/guarded-fetch';
import type { ModelEndpoint, ModelRequest } from './model/kit/model';
import type { Clock } from './model/model-request';
import { modelMessages, sinceSummary } from './model-messages';
import { type PrefixSource, prefixOf } from './prefix';

// The shared parts of a turn, and the request for a whole chat.

/** How a turn ends: idle or paused. */
export type Rest = Extract<Turn, { kind: 'idle' | 'paused' }>;

/** The operations of a turn on a chat. */
export type TurnLog = Pick<ChatLog, 'state' | 'records' | 'attached' | 'show' | 'append'>;

export type TurnParts = {
  readonly log: TurnLog;
  /**
   * The endpoint for a request; read before each one, so that the model can change within a turn. Rejects with an
   * AppError.
   */
  endpoint(): Promise<ModelEndpoint>;
  /** The source of a new prefix. */
  readonly prefix: PrefixSource;
  /** The facts of the work that a summary contains, in addition to the model's text. */
  workState(): Promise<WorkState>;
  /** Called before each request: the reason to pause the turn; null: it may continue. */
  hold?(): Promise<Rest | null>;
  /** Called when the model has finished: whether it must go on. `continued`: how often it had to in this turn. */
  continuesTurn?(continued: number, signal: AbortSignal): Promise<boolean>;
  /** Called while a call of the model arrives. */
  onCallDelta?(): void;
  newId(): string;
  now(): number;
  readonly clock?: Clock;
  readonly limits?: Partial<StreamLimits>;
};

/** The request with the whole chat, for the model to continue. */
export async function requestOf(parts: TurnParts, endpoint: ModelEndpoint): Promise<ModelRequest> {
  const { system, tools } = await prefixOf(parts);
  const attached = await readAttachments(parts.log);
  const messages = modelMessages(parts.log.records(), { system, accepts: endpoint, attached });
  return { messages, tools: endpoint.tools ? tools : [], chat: parts.log.state().id };
}

// The contents of a chat's attachments, each read once; they are released together with the chat.

const known = new WeakMap<readonly ModelRecord[], Map<string, AttachedContent | null>>();

/** Attachments of messages that the model still sees. */
async function readAttachments(log: Pick<ChatLog, 'records' | 'attached'>): Promise<Attached> {
  const records = log.records();
  const contents = known.get(records) ?? new Map<string, AttachedContent | null>();
  known.set(records, contents);
  for (const record of sinceSummary(records)) {
    const { attachments = [] } = record.role === 'user' ? record : {};
    for (const attachment of attachments)
      if (!contents.has(attachment.id)) contents.set(attachment.id, await log.attached(attachment));
  }
  return contents;
}
