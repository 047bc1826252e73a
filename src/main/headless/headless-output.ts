import { tooDeepAt } from '@shared/base/json-depth';
import type { ChangedEntry } from '@shared/changes/changes';
import type { ChatEvent, ChatState, Item, Usage } from '@shared/chat/chat';
import { type AnyText, type PlainKey, say, textOf, words } from '@shared/texts/text';
import { type CallDetails, isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import type { OutputFormat } from '../cli/arguments';
import type { RunOutcome } from './run-outcome';

// The output of `pilotfish run`: the answer as it streams, one object at the end, or one event per line.

export type HeadlessOutput = {
  /** Takes the chat's events in order; `state` is the chat after the event. */
  take(event: ChatEvent, state: ChatState): void;
  finish(summary: Summary): void;
};

/** A call in the form of `json` and `stream-json`. */
export type CallReport = {
  readonly callId: string;
  /** The call that started it; absent: the model started it. */
  readonly parentId?: string;
  readonly tool: string;
  /** The arguments as an object. The model's text if they are invalid JSON or nested too deeply. */
  readonly input: unknown;
  readonly state: string;
  readonly durationMs: number;
  /** The result that the model got. */
  readonly result: string | null;
};

export type Summary = RunOutcome & {
  readonly chat: string;
  /** The model that answered; null: the user has not chosen one. */
  readonly model: { readonly provider: string; readonly name: string } | null;
  /** The last message of the model. */
  readonly answer: string;
  readonly calls: readonly CallReport[];
  /** The changed files by path, with the effect of the run. */
  readonly changes: readonly Pick<ChangedEntry, 'path' | 'became' | 'added' | 'removed'>[];
  readonly usage: Usage | null;
  readonly error?: string;
};

export type OutputParts = {
  readonly format: OutputFormat;
  readonly chat: string;
  readonly details: (callId: string) => CallDetails;
  /** Whether standard output is a terminal. The model's text must not control a terminal. */
  readonly isTerminal: boolean;
  /** Writes to standard output as it is. */
  readonly write: (text: string) => void;
  /** Whether a notice of the chat was already printed on its own line. */
  readonly isTold: (notice: AnyText) => boolean;
  /** Writes one line to standard error. */
  readonly complain: (line: string) => void;
};

export function createOutput(parts: OutputParts): HeadlessOutput {
  switch (parts.format) {
    case 'text':
      return textOutput(parts);
    case 'json':
      return jsonOutput(parts);
    case 'stream-json':
      return eventOutput(parts);
  }
}

export function reportOf(call: ToolCall, details: CallDetails): CallReport {
  const { phase } = call;
  return {
    callId: call.id,
    ...(call.parentId !== undefined && { parentId: call.parentId }),
    tool: call.tool,
    input: parsedOrText(details.input),
    state: phase.phase,
    durationMs: isFinished(phase) ? phase.durationMs : 0,
    result: details.result,
  };
}

function parsedOrText(text: string): unknown {
  if (tooDeepAt(text) !== null) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOutput({ isTerminal, isTold, write, complain }: OutputParts): HeadlessOutput {
  // The part of the current message that is already on standard output.
  let shown = '';
  const show = (text: string) => {
    shown += text;
    write(isTerminal ? text.replace(steering, '') : text);
  };
  const endLine = () => {
    if (shown !== '' && !shown.endsWith('\n')) write('\n');
    shown = '';
  };
  let lastAside = '';
  const tellAside = (line: string) => {
    lastAside = line;
    complain(line);
  };
  return {
    take(event, state) {
      if (event.type === 'assistant-delta') show(event.text);
      if (event.type === 'assistant-reset') endLine();
      if (event.type === 'assistant-finished') {
        // The complete message is the truth. Normally the streamed text equals it.
        if (event.text.startsWith(shown)) show(event.text.slice(shown.length));
        else {
          endLine();
          show(event.text);
        }
        endLine();
      }
      if (!isNoticeOf(event, isTold)) for (const line of asideLines(event, state)) tellAside(line);
    },
    finish({ error }) {
      endLine();
      // A failed turn has added a notice about it.
      if (error !== undefined && oneLine(error) !== lastAside) complain(oneLine(error));
    },
  };
}

const control = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069]/gu;

/** Control characters except line feed and tab. */
const steering = /(?![\n\t])\p{Cc}/gu;

function isNoticeOf(event: ChatEvent, isSo: (notice: AnyText) => boolean): boolean {
  return event.type === 'item-added' && event.item.kind === 'notice' && isSo(event.item.text);
}

/** Information for a watching user in addition to the answer. */
function asideLines(event: ChatEvent, state: ChatState): string[] {
  if (event.type === 'item-added' && event.item.kind === 'notice') return [oneLine(say(event.item.text))];
  if (event.type === 'turn-changed' && event.turn.kind === 'retrying')
    return [oneLine(say(event.turn.reason))];
  const failed = failedHook(event);
  if (failed) return [oneLine(say(failed))];
  const call = finishedBy(event, state);
  return call ? [callLine(call)] : [];
}

function callLine({ tool, title, phase }: ToolCall): string {
  if (!isFinished(phase)) return '';
  const call = { tool, title: oneLine(say(title)), milliseconds: Math.round(phase.durationMs) };
  if (phase.phase === 'done') return words('cli.call-done', call);
  const why = oneLine(phase.preview.split('\n', 1)[0] ?? '');
  return words('cli.call-ended', { ...call, phase: words(phaseKeys[phase.phase]), why });
}

const phaseKeys = {
  failed: 'cli.phase-failed',
  rejected: 'cli.phase-rejected',
  cancelled: 'cli.phase-cancelled',
} as const satisfies Record<string, PlainKey>;

/** Titles and texts come from models and files, so they must not control a terminal. */
function oneLine(text: string): string {
  return text.replace(control, ' ').trim();
}

/** A hook after a call failed. In a window the card of the call says so; a hook before a call is in its result. */
function failedHook(event: ChatEvent): AnyText | null {
  if (event.type !== 'hook-ran' || event.callId === undefined) return null;
  const { event: when, hook, answer, reason } = event.run;
  return when === 'PostToolUse' && answer === 'failed' ? textOf('hooks.failed', { hook, reason }) : null;
}

/** The call that `event` finished. */
function finishedBy(event: ChatEvent, state: ChatState): ToolCall | null {
  const callId =
    event.type === 'call-moved' ? event.callId : event.type === 'call-added' ? event.call.id : null;
  const call = callId === null ? undefined : state.calls[callId];
  return call && isFinished(call.phase) ? call : null;
}

function eventOutput({ chat, details, write, complain }: OutputParts): HeadlessOutput {
  const tell = (event: object) => write(`${JSON.stringify(event)}\n`);
  tell({ type: 'chat', chat });
  return {
    take(event, state) {
      const told = plainEvent(event, details);
      if (told) tell(told);
      const call = finishedBy(event, state);
      if (!call || !isFinished(call.phase)) return;
      const { phase, durationMs } = call.phase;
      tell({ type: 'call-finished', callId: call.id, tool: call.tool, state: phase, durationMs });
    },
    finish({ calls: _told, ...summary }) {
      tell({ type: 'finished', ...summary });
      if (summary.error !== undefined) complain(oneLine(summary.error));
    },
  };
}

function jsonOutput({ write, complain }: OutputParts): HeadlessOutput {
  const notices: string[] = [];
  return {
    take(event) {
      const failed = failedHook(event);
      if (failed) notices.push(say(failed));
      if (event.type !== 'item-added' || event.item.kind !== 'notice') return;
      if (event.item.level === 'warning') notices.push(say(event.item.text));
    },
    finish(summary) {
      write(`${JSON.stringify({ ...summary, ...(notices.length > 0 && { notices }) })}\n`);
      if (summary.error !== undefined) complain(oneLine(summary.error));
    },
  };
}

function plainEvent(event: ChatEvent, details: OutputParts['details']): object | null {
  switch (event.type) {
    case 'assistant-delta':
      return event.text === '' ? null : { type: 'text', text: event.text };
    case 'assistant-reset':
      return { type: 'text-discarded' };
    case 'assistant-finished':
      return { type: 'message', text: event.text };
    case 'call-added': {
      const { id, parentId, tool } = event.call;
      const input = parsedOrText(details(id).input);
      return { type: 'call-started', callId: id, ...(parentId !== undefined && { parentId }), tool, input };
    }
    case 'turn-changed':
      return event.turn.kind === 'retrying' ? { type: 'retrying', reason: say(event.turn.reason) } : null;
    case 'item-added':
      return itemEvent(event.item);
    case 'hook-ran': {
      const failed = failedHook(event);
      return failed ? { type: 'notice', level: 'warning', text: say(failed) } : null;
    }
    default:
      return null;
  }
}

function itemEvent(item: Item): object | null {
  if (item.kind === 'notice') return { type: 'notice', level: item.level, text: say(item.text) };
  return item.kind === 'summary' ? { type: 'summary', text: item.text } : null;
}
