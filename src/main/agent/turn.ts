import type { Turn } from '@shared/chat/chat';
import type { ChatLog } from '../storage/chats/chat-log';
import type { WorkState } from './kept-words';
import type { StreamLimits } from './model/guarded-fetch';
import type { ModelEndpoint, ModelRequest } from './model/kit/model';
import type { Clock } from './model/model-request';
import { modelMessages } from './model-messages';
import { type PrefixSource, prefixOf } from './prefix';
import { readAttachments } from './read-attachments';

// What the parts of a turn work with, and the request that a chat amounts to.

/** How a turn comes to rest. */
export type Rest = Extract<Turn, { kind: 'idle' | 'paused' }>;

/** What a turn reads and writes of a chat. */
export type TurnLog = Pick<ChatLog, 'state' | 'records' | 'attached' | 'show' | 'append'>;

export type TurnParts = {
  readonly log: TurnLog;
  /** Where requests go; asked before each, so that the model can be switched in the middle. Rejects with an AppError. */
  endpoint(): Promise<ModelEndpoint>;
  /** What a new prefix is made of. */
  readonly prefix: PrefixSource;
  /** What a summary is to keep of the work, whatever the model says of it. */
  workState(): Promise<WorkState>;
  /** Before each request: why the turn has to rest, and null where it may go on. */
  hold?(): Promise<Rest | null>;
  newId(): string;
  now(): number;
  readonly clock?: Clock;
  readonly limits?: Partial<StreamLimits>;
};

/** The whole chat as the model is asked to go on with it. */
export async function requestOf(parts: TurnParts, endpoint: ModelEndpoint): Promise<ModelRequest> {
  const { system, tools } = await prefixOf(parts);
  const attached = await readAttachments(parts.log);
  const messages = modelMessages(parts.log.records(), { system, accepts: endpoint, attached });
  return { messages, tools: endpoint.tools ? tools : [], chat: parts.log.state().id };
}
