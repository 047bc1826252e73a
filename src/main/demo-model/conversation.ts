import type { ModelMessage } from '../agent/model/kit/model';

// A chat as the demo model reads it: what the person asked last, and the calls made since with their results.

export type Step = {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: string;
};

export type Conversation = {
  /** What the person wrote last. */
  readonly wish: string;
  /** The calls since then, in order. */
  readonly steps: readonly Step[];
  /** The calls before it. */
  readonly earlier: readonly Step[];
  /** Those that can be used in the mode that the chat has. */
  readonly tools: readonly string[];
  /** A task is worked on, not a chat with a person. */
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

/** By the newest word on the mode: of the system message, of a note, or of the result of a plan. */
function isPlanning(messages: readonly ModelMessage[]): boolean {
  const words = /\bMode (Plan|Ask|Accept edits|Auto): |The user approved the plan; mode: /g;
  const told = messages.flatMap(({ content }) => [...JSON.stringify(content).matchAll(words)]);
  return told.at(-1)?.[1] === 'Plan';
}

/** Pictures that follow a tool's result come as a user's message without words. */
function isFromPerson(message: ModelMessage): boolean {
  return message.role === 'user' && personsWords(message) !== '';
}

/** Without what the application adds to them. */
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

/** Whether the tool said, in one line, that it could not do it. */
export function hasFailed(step: Step): boolean {
  return failure.test(step.result);
}

export type Answer =
  | { readonly kind: 'accepted' }
  /** With the lines the person took out and put in, as a diff has them. */
  | { readonly kind: 'edited'; readonly lines: readonly string[] }
  | { readonly kind: 'rejected'; readonly reason: string | null }
  /** Nobody decided against it, and yet it was not done; the tool's first line. */
  | { readonly kind: 'failed'; readonly why: string };

/** What became of a proposed change. */
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
