import type { Change } from '@shared/models/learned-schema';
import type { ProtocolName } from '@shared/models/protocol-names';
import { type AnyText, sayInEnglish } from '@shared/texts/text';
import type { Fetch } from './fetch';

// The model as seen by the rest of the agent: a request, a streamed reply, and the possible failures.

export type ModelEndpoint = {
  readonly providerId: string;
  readonly providerName: AnyText;
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Replaces `apiKey`: a key printed by a command. */
  readonly printedKey?: PrintedKey;
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters added to each address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly model: string;
  /** In tokens. */
  readonly contextWindow: number;
  readonly images: boolean;
  readonly files: boolean;
  readonly tools: boolean;
  readonly protocol: ProtocolName;
  /** In seconds; absent: chosen by the address. */
  readonly timeouts?: Timeouts;
  readonly options: ModelOptions;
  /** Learned changes: fields that the server refused, and their replacements. */
  readonly learned: readonly Change[];
  /** Stores learned changes for the next start; this process uses them at once. */
  learn?(changes: readonly Change[]): void;
  /**
   * Called after each reply, with whether it calls a tool. A server that answered can be asked for facts of the model.
   */
  answered?(hasCalls: boolean): void;
  /** Counts the tokens of each try, also of a broken or stopped one. Estimates them if the server does not count. */
  spend?(counted: TokenCount): void;
  /** Answers in this process instead of over the network: the demo model. */
  readonly fetch?: Fetch;
};

export type Timeouts = {
  readonly firstByte?: number | undefined;
  readonly betweenBytes?: number | undefined;
};

/** The request options set for the model; absent: the server's default. */
export type ModelOptions = {
  /** The effort of thinking, in a word the server knows: `low`, `high`, `none` … */
  readonly effort?: string;
  /** The maximum tokens of an answer. */
  readonly maxOutput?: number;
  readonly temperature?: number;
  readonly topP?: number;
  /** Merged into the body unchanged. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A key that a command prints; stored only in memory. */
export type PrintedKey = {
  /** From the settings. */
  readonly command: string;
  /** The newest key; null until the command has printed one. */
  known(): string | null;
  /** A key other than `refused`; runs the command if necessary. Rejects with a ModelError `auth`. */
  otherThan(refused: string | null, signal: AbortSignal): Promise<string>;
};

export type ModelTool = {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
};

export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }
  | { readonly type: 'file'; readonly file: { readonly filename: string; readonly file_data: string } };

/** A message in the form of chat completions, for every protocol. */
export type ModelMessage =
  | { readonly role: 'system'; readonly content: string }
  | { readonly role: 'user'; readonly content: string | readonly ContentPart[] }
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly tool_calls?: readonly WireCall[];
      readonly origin?: ReplyOrigin;
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** The source of a reply. */
export type ReplyOrigin = {
  readonly providerId: string;
  readonly model: string;
  readonly protocol: string;
  /** Data that the server sent and must get back unchanged; only its protocol reads it. */
  readonly kept?: unknown;
};

export type WireCall = {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
};

export type ModelRequest = {
  readonly messages: readonly ModelMessage[];
  /** Empty: the request omits the `tools` field. */
  readonly tools: readonly ModelTool[];
  /** Lets a server find its cache of the chat; absent for requests beside a chat. */
  readonly chat?: string;
};

export type ReplyDelta = {
  readonly text: string;
  readonly reasoning: string;
  /** Characters of calls, which windows show only when they are complete. */
  readonly ofCalls?: number;
};

export type ReplyCall = {
  /** The model's own id, if it sent one. */
  readonly modelId: string | null;
  readonly name: string;
  /** The text the model wrote; it may be invalid JSON. */
  readonly arguments: string;
  /** The server treated the call as text. */
  readonly fromText?: true;
  /** False when the reply ended inside the call: it must not run. */
  readonly complete: boolean;
};

export type TokenCount = {
  readonly input: number;
  /** The cached part of the input, which costs less. */
  readonly cached: number;
  readonly output: number;
  /** In dollars, if the server reports the cost. */
  readonly cost?: number;
};

export type Reply = {
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly ReplyCall[];
  /** Null if the server does not count. */
  readonly usage: TokenCount | null;
  /** The reason for its end, in the words of chat completions. */
  readonly finish: string;
  /** Data that the server must get back with the next request, if any. */
  readonly kept?: unknown;
  /** The server refused stored data of earlier replies and answered after its removal. */
  readonly withoutKept?: true;
};

export type ModelFault =
  /** 401, 403: the key is wrong, missing, or not allowed. */
  | 'auth'
  | 'not-found'
  | 'rate-limit'
  /** The account has run out of money: another try would fail too. */
  | 'quota'
  | 'server'
  /** The address does not answer. It may recover if it answered before. */
  | 'unreachable'
  /** The address belongs to another kind of server. */
  | 'network'
  /** The connection broke before the answer began. */
  | 'reset'
  /** The answer broke off or became unreadable. */
  | 'cut'
  | 'stalled'
  | 'timeout'
  | 'no-stream'
  | 'context-too-long'
  | 'tools-refused'
  | 'images-refused'
  | 'bad-request'
  | 'too-large'
  /** The reply contained neither text nor calls. */
  | 'empty';

const worthAnotherTry: ReadonlySet<ModelFault> = new Set(['rate-limit', 'server', 'reset', 'cut', 'stalled']);

type ModelErrorOptions = ErrorOptions & {
  readonly retryAfterMs?: number | null;
  readonly refusal?: Refusal;
};

/** The server's error response. */
export type Refusal = { readonly status: number; readonly body: string };

/** An expected failure of the model. `message` is for the user and never contains the key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** The text for the user; `message` is its English form. */
  readonly told: AnyText;
  /** The wait that the server asks for. */
  readonly retryAfterMs: number | null;
  readonly refusal: Refusal | null;

  constructor(fault: ModelFault, told: AnyText, options: ModelErrorOptions = {}) {
    super(sayInEnglish(told), options);
    this.fault = fault;
    this.told = told;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.refusal = options.refusal ?? null;
  }

  /** Whether the same request may succeed a little later. */
  get passing(): boolean {
    return worthAnotherTry.has(this.fault);
  }
}
