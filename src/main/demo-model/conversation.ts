import type { ModelMessage } from '../agent/model/kit/model';

// A chat as the demo model reads it: the user's last message, and the calls since then with their results.

export type Step = {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: string;
};

export type Conversation = {
  /** The user's last message. */
  readonly wish: string;
  /** The calls since that message, in order. */
  readonly steps: readonly Step[];
  /** The calls before that message. */
  readonly earlier: readonly Step[];
  /** Names of the tools that fit the chat's mode: `exit_plan_mode` only in Plan mode. */
  readonly tools: readonly string[];
  /** The chat belongs to a sub-agent, not to a user. */
  readonly isSubAgent: boolean;
};

export function readConversation(messages: readonly ModelMessage[], tools: readonly string[]): Conversation {
  const asked = messages.findLastIndex(isFromPerson);
  const wish = asked === -1 ? '' : personsWords(messages[asked]);
  return {
    wish,
    steps: stepsIn(messages.slice(asked + 1)),
    earlier: stepsIn(messages.slice(0, asked + 1)),
    tools: isPlanning(messages) ? tools : tools.filter((name) => name !== 'exit_plan_mode'),
    isSubAgent: String(messages[0]?.content).startsWith('You are the sub-agent'),
  };
}

/** Reads the newest statement of the mode: in the system message, in a note, or in the result of a plan. */
function isPlanning(messages: readonly ModelMessage[]): boolean {
  const words = /\bMode (Plan|Ask|Accept edits|Auto): |The user approved the plan; mode: /g;
  const told = messages.flatMap(({ content }) => [...JSON.stringify(content).matchAll(words)]);
  return told.at(-1)?.[1] === 'Plan';
}

/** Images of a tool's result arrive as a user message without text. */
function isFromPerson(message: ModelMessage): boolean {
  return message.role === 'user' && personsWords(message) !== '';
}

/** The text of a user message, without the notes that Pilotfish adds. */
export function personsWords(message: ModelMessage | undefined): string {
  if (message?.role !== 'user') return '';
  const { content } = message;
  const texts =
    typeof content === 'string'
      ? [content]
      : (content ?? []).map((part) => (part.type === 'text' ? part.text : ''));
  const paragraphs = texts.join('\n\n').split('\n\n');
  return paragraphs
    .filter((paragraph) => !paragraph.startsWith('Note from Pilotfish'))
    .join('\n\n')
    .trim();
}

function stepsIn(messages: readonly ModelMessage[]): Step[] {
  const results = new Map<string, string>();
  for (const message of messages)
    if (message.role === 'tool') results.set(message.tool_call_id, message.content);
  return messages.flatMap((message) => {
    const calls = message.role === 'assistant' ? (message.tool_calls ?? []) : [];
    return calls.map((call) => ({
      tool: call.function.name,
      input: JSON.parse(call.function.arguments) as Record<string, unknown>,
      result: results.get(call.id) ?? '',
    }));
  });
}

const failure =
  /^(Cannot display|Not a regular file|Path (is|must|contains)|Pilotfish blocks|File (not found|is|path)|Permission denied|Directory not found|Tool ".*" (failed|does)|Not executed|Refused|Stopped|Interrupted|\(read_file completed)/;

/** Whether the result begins like an error message of a tool. */
export function hasFailed(step: Step): boolean {
  return failure.test(step.result);
}

export type Answer =
  | { readonly kind: 'accepted' }
  /** `lines`: the lines that the user removed and added, as in a diff. */
  | { readonly kind: 'edited'; readonly lines: readonly string[] }
  | { readonly kind: 'rejected'; readonly reason: string | null }
  /** Not executed, but not rejected either. `why`: the first line of the result. */
  | { readonly kind: 'failed'; readonly why: string };

/** The outcome of a proposed change, from its result. */
export function answerTo(step: Step): Answer {
  const { result } = step;
  if (result.startsWith('The user rejected this call')) {
    const reason = /User's reason: ([\s\S]*)$/.exec(result)?.[1]?.trim();
    return { kind: 'rejected', reason: reason || null };
  }
  if (result.includes('The user changed your proposal before accepting it.'))
    return { kind: 'edited', lines: result.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line)) };
  if (/^(Successfully|Created new file)/m.test(result)) return { kind: 'accepted' };
  return { kind: 'failed', why: result.split('\n', 1)[0] ?? '' };
}
