import type { Allowance, Refusal, Review } from '@shared/approval/approval';
import type { AnyText } from '@shared/texts/text';
import type { FinishedPhase } from '@shared/tool-call/tool-call';
import { cutInMiddle } from '../../base/cut-in-middle';
import type { ChatEntry } from '../../storage/chats/chat-log';
import { outputLimit } from '../../tools/kit/output-cap';
import type { ToolResult } from '../../tools/kit/tool';
import type { Call } from './call';
import { previewOf } from './preview';

// Ending of a call: the phase for the user and the result for the model, in one entry of the chat's log.

export type Ending =
  | {
      readonly state: 'done';
      readonly allowance: Allowance;
      readonly result: ToolResult;
      readonly durationMs: number;
    }
  | {
      readonly state: 'failed';
      readonly text: string;
      /** The same for the user, if it is a text of Pilotfish. */
      readonly told?: AnyText;
      readonly durationMs?: number;
      readonly refusal?: Refusal;
      /** The user's verdicts and comments on a proposal that became stale. */
      readonly review?: Review;
    }
  | {
      readonly state: 'rejected';
      readonly text: string;
      readonly reason: string | null;
      /** Before its turn, together with an earlier call of its batch. */
      readonly leftOut?: true;
      /** The user's comments on its lines. */
      readonly review?: Review;
    }
  | {
      readonly state: 'cancelled';
      readonly why: Extract<FinishedPhase, { phase: 'cancelled' }>['why'];
      readonly text: string;
      readonly durationMs?: number;
    };

/** The abort reason if a message of the user, rather than a stop, cancels calls. */
export const newMessage = new Error('The user sent a message.');

/** The end of a call alone; its nested calls have their own. */
export function endingEntry(
  { id, parentId, nameNote }: Pick<Call, 'id' | 'parentId' | 'nameNote'>,
  ending: Ending,
): ChatEntry {
  const told = contentOf(ending);
  const content = withNote(nameNote, told);
  const review = 'review' in ending && ending.review && { review: ending.review };
  return {
    events: [{ type: 'call-moved', callId: id, phase: phaseOf(ending, previewOf(textOf(told))), ...review }],
    records: [
      { role: parentId === undefined ? 'result' : 'nested-result', callId: id, content },
      ...(ending.state === 'done' && ending.result.source !== undefined
        ? [{ role: 'source' as const, callId: id, text: ending.result.source }]
        : []),
    ],
  };
}

function withNote(note: string | undefined, told: ToolResult['forModel']) {
  if (note === undefined) return typeof told === 'string' ? told : [...told];
  return typeof told === 'string' ? `${note}\n${told}` : [{ kind: 'text' as const, text: note }, ...told];
}

/** A failure may quote the model's input, of any length. */
function contentOf(ending: Ending): ToolResult['forModel'] {
  if (ending.state === 'done') return ending.result.forModel;
  return ending.state === 'failed' ? cutInMiddle(ending.text, outputLimit) : ending.text;
}

/** Merges entries into one, in order. */
export function joinEntries(entries: readonly ChatEntry[]): ChatEntry {
  return {
    events: entries.flatMap((entry) => entry.events ?? []),
    records: entries.flatMap((entry) => entry.records ?? []),
  };
}

function phaseOf(ending: Ending, preview: string): FinishedPhase {
  const told = { display: { kind: 'text', text: preview } as const, preview };
  switch (ending.state) {
    case 'done': {
      const { allowance, durationMs, result } = ending;
      const instructions = result.instructions && { instructions: [...result.instructions] };
      return { phase: 'done', allowance, durationMs, display: result.forPerson, preview, ...instructions };
    }
    case 'failed':
      return {
        phase: 'failed',
        durationMs: ending.durationMs ?? 0,
        ...(ending.refusal && { refusal: ending.refusal }),
        ...told,
        ...(typeof ending.told === 'object' && { display: { kind: 'text', text: ending.told } }),
      };
    case 'rejected':
      return {
        phase: 'rejected',
        reason: ending.reason,
        ...(ending.leftOut && { leftOut: true }),
        durationMs: 0,
        ...told,
      };
    case 'cancelled':
      return { phase: 'cancelled', why: ending.why, durationMs: ending.durationMs ?? 0, ...told };
  }
}

function textOf(content: ToolResult['forModel']): string {
  if (typeof content === 'string') return content;
  return content
    .map((part) => (part.kind === 'text' ? part.text : `[${part.kind}: ${part.name}]`))
    .join('\n');
}
