import type { ChatLog } from '../storage/chats/chat-log';
import type { StreamLimits } from './model/guarded-fetch';
import type { ModelEndpoint, ModelRequest, ModelTool } from './model/model';
import type { Clock } from './model/model-request';
import { modelMessages } from './model-messages';
import { readAttachments } from './read-attachments';

// What the parts of a turn work with, and the request that a chat amounts to.

/** What a turn reads and writes of a chat. */
export type TurnLog = Pick<ChatLog, 'state' | 'records' | 'attached' | 'show' | 'append'>;

export type TurnParts = {
  readonly log: TurnLog;
  /** Where requests go; asked before each, so that the model can be switched in the middle. Rejects with an AppError. */
  endpoint(): Promise<ModelEndpoint>;
  /** The tools that are on. */
  tools(): readonly ModelTool[] | Promise<readonly ModelTool[]>;
  /** Made afresh for each request. */
  systemPrompt(): Promise<string>;
  /** Of the prompt that was made last: what the memory files take, estimated. */
  memoryTokens(): number;
  newId(): string;
  now(): number;
  readonly clock?: Clock;
  readonly limits?: Partial<StreamLimits>;
};

/** The whole chat as the model is asked to go on with it. */
export async function requestOf(parts: TurnParts, endpoint: ModelEndpoint): Promise<ModelRequest> {
  const system = await parts.systemPrompt();
  const tools = endpoint.tools ? await parts.tools() : [];
  const attached = await readAttachments(parts.log);
  const messages = modelMessages(parts.log.records(), { system, accepts: endpoint, attached });
  return { messages, tools, chat: parts.log.state().id };
}
