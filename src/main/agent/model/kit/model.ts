import type { Change } from '@shared/models/learned-schema';
import type { ProtocolName } from '@shared/models/protocol-names';
import { type AnyText, sayInEnglish } from '@shared/texts/text';
import type { Fetch } from './fetch';

// The model as the rest of the agent knows it: a request, a streamed reply, and the ways it can fail.

export type ModelEndpoint = {
  readonly providerId: string;
  readonly providerName: AnyText;
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Instead of `apiKey`: what a command prints. */
  readonly printedKey?: PrintedKey;
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters that each address carries. */
  readonly query?: Readonly<Record<string, string>>;
  readonly model: string;
  /** In tokens. */
  readonly contextWindow: number;
  readonly images: boolean;
  readonly files: boolean;
  readonly tools: boolean;
  readonly protocol: ProtocolName;
  /** In seconds; absent: as its address says. */
  readonly timeouts?: Timeouts;
  readonly options: ModelOptions;
  /** What the server refused before, and what it takes instead. */
  readonly learned: readonly Change[];
  /** Keeps what was learned for the next start; those of this process know it at once. */
  learn?(changes: readonly Change[]): void;
  /** Told of each reply, and whether it calls a tool: a server that answered can be asked for facts of the model. */
  answered?(hasCalls: boolean): void;
  /** Counts what each try took, also one that broke off or was stopped: estimated where the server does not count. */
  spend?(counted: TokenCount): void;
  /** Answers in this process instead of over the network: the demo model. */
  readonly fetch?: Fetch;
};

export type Timeouts = {
  readonly firstByte?: number | undefined;
  readonly betweenBytes?: number | undefined;
};

/** What of a request is set for the model; absent: the server's own choice. */
export type ModelOptions = {
  /** How much the model is to think: a word the server knows, `low`, `high`, `none` … */
  readonly effort?: string;
  /** The most tokens of an answer. */
  readonly maxOutput?: number;
  readonly temperature?: number;
  readonly topP?: number;
  /** Put into the body as it is. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A key that a command prints, kept in memory alone. */
export type PrintedKey = {
  /** Of the settings. */
  readonly command: string;
  /** The newest one; null as long as the command has not printed any. */
  known(): string | null;
  /** A key that is not `refused`; the command runs if none is known. Rejects with a ModelError `auth`. */
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

/** A message, whatever the protocol: in the words of chat completions. */
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

/** Where a reply came from. */
export type ReplyOrigin = {
  readonly providerId: string;
  readonly model: string;
  readonly protocol: string;
  /** What that server sent and must get back, as it was; only its protocol reads it. */
  readonly kept?: unknown;
};

export type WireCall = {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
};

export type ModelRequest = {
  readonly messages: readonly ModelMessage[];
  /** Empty: the request carries no `tools` at all. */
  readonly tools: readonly ModelTool[];
  /** By which a server finds what it has read of the chat; absent beside a chat. */
  readonly chat?: string;
};

export type ReplyDelta = {
  readonly text: string;
  readonly reasoning: string;
  /** Characters of calls, which nobody is shown before they are whole. */
  readonly ofCalls?: number;
};

export type ReplyCall = {
  /** The id the model gave, if it gave one. */
  readonly modelId: string | null;
  readonly name: string;
  /** The text the model wrote, whatever it is. */
  readonly arguments: string;
  /** The server took it for text. */
  readonly fromText?: true;
  /** False when the reply ended inside the call: it must not run. */
  readonly complete: boolean;
};

export type TokenCount = {
  readonly input: number;
  /** Of the input: what the server had read before, and charges less for. */
  readonly cached: number;
  readonly output: number;
  /** In dollars, where the server says what it charges. */
  readonly cost?: number;
};

export type Reply = {
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly ReplyCall[];
  /** Null when the server does not count. */
  readonly usage: TokenCount | null;
  /** Why it ended, in the words of chat completions. */
  readonly finish: string;
  /** What the server must get back with the next request; absent: nothing. */
  readonly kept?: unknown;
  /** The server refused what was kept of the chat's earlier replies: it answered without. */
  readonly withoutKept?: true;
};

export type ModelFault =
  /** 401, 403: the key is wrong, missing, or not allowed. */
  | 'auth'
  | 'not-found'
  | 'rate-limit'
  /** No money left: trying again would not help. */
  | 'quota'
  | 'server'
  /** Nothing answers at the address, which may pass where something did before. */
  | 'unreachable'
  /** What is at the address is no such server. */
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
  /** The reply held neither text nor calls. */
  | 'empty';

const worthAnotherTry: ReadonlySet<ModelFault> = new Set(['rate-limit', 'server', 'reset', 'cut', 'stalled']);

type ModelErrorOptions = ErrorOptions & {
  readonly retryAfterMs?: number | null;
  readonly refusal?: Refusal;
};

/** What the server answered instead of a reply. */
export type Refusal = { readonly status: number; readonly body: string };

/** An expected failure of the model. `message` is for the person and never holds the key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** For the person; `message` are its words. */
  readonly told: AnyText;
  /** How long the server asks to wait. */
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
