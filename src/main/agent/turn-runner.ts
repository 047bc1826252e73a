import type { JournaledChatEvent } from '@shared/chat/chat';
import { AppError, toWireError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { newMessage } from '../queue/calls/ending';
import type { ChatEntry } from '../storage/chats/chat-log';
import { ModelError, type ModelFault } from './model/kit/model';
import { UnnamedModelError } from './model/unnamed-model';
import { type EndParts, saidAtEnd } from './said-at-end';
import type { Rest, TurnParts } from './turn';

// Runs at most one turn at a time. Every failure inside it becomes a paused turn with its reason, never an exception.

export type Work = (signal: AbortSignal) => Promise<Rest>;

/** The notice in a chat after the user stopped a turn. */
export const stoppedByPerson = textOf('turn.stopped');

export type TurnRunner = {
  isActive(): boolean;
  /** Begins a turn. Resolves when `opening` is on disk; if that fails, it rejects and starts no turn. */
  launch(opening: ChatEntry, work: Work): Promise<void>;
  /** Aborts the turn and waits for its end. `reason`: the cause, if it was not the user. */
  stop(reason?: Error): Promise<void>;
  /** Resolves when no turn runs. */
  settled(): Promise<void>;
  /** From now on, no turn starts, and the end of a running one is not stored: the next start resumes it. */
  close(): void;
};

type RunnerParts = Pick<TurnParts, 'log' | 'newId' | 'now'> &
  EndParts & {
    /** Called when a turn ended by itself, without a stop or a failure. */
    onIdle(): Promise<void>;
  };

export function createTurnRunner(parts: RunnerParts): TurnRunner {
  let active: { readonly controller: AbortController; readonly over: Promise<void> } | null = null;
  let closed = false;

  const perform = async (work: Work, signal: AbortSignal): Promise<void> => {
    const rest = await work(signal).catch((error: unknown) => restAfter(parts, error, signal));
    if (!closed) await keepRest(parts, { rest, stopped: signal.aborted && signal.reason !== newMessage });
    active = null;
    if (!closed && !signal.aborted && rest.kind === 'idle')
      await parts.onIdle().catch((error: unknown) => parts.onProblem('the next turn could not begin', error));
  };

  return {
    isActive: () => active !== null,
    async launch(opening, work) {
      if (closed) throw new AppError('closed', textOf('chat.closed'));
      const controller = new AbortController();
      const opened = parts.log.append(opening, 'synced');
      const over = opened.then(
        () => perform(work, controller.signal),
        () => {
          active = null;
        },
      );
      active = { controller, over };
      await opened;
    },
    async stop(reason) {
      const stopping = active;
      stopping?.controller.abort(reason);
      await stopping?.over;
    },
    async settled() {
      while (active) await active.over;
    },
    close() {
      closed = true;
    },
  };
}

function restAfter(parts: RunnerParts, error: unknown, signal: AbortSignal): Rest {
  if (signal.aborted) return { kind: 'idle' };
  if (!(error instanceof ModelError || error instanceof AppError)) parts.onProblem('a turn failed', error);
  const text = error instanceof ModelError ? error.told : toWireError(error).told;
  return { kind: 'paused', why: 'failed', text, ...checksAfter(error) };
}

type Checks = Pick<Extract<Rest, { kind: 'paused' }>, 'checks'>;

function checksAfter(error: unknown): Checks | undefined {
  if (error instanceof UnnamedModelError) return { checks: ['model'] };
  return error instanceof ModelError ? toCheck[error.fault] : undefined;
}

/** The provider settings to check after a fault that another try alone cannot fix. */
const toCheck: Readonly<Partial<Record<ModelFault, Checks>>> = {
  auth: { checks: ['key'] },
  network: { checks: ['address'] },
  unreachable: { checks: ['address'] },
  // The answer was a web page: the address is that of a website.
  'no-stream': { checks: ['address'] },
  // Servers answer 404 both for a missing model and for a missing path.
  'not-found': { checks: ['model', 'address'] },
  'tools-refused': { checks: ['tools'] },
};

type Ended = { readonly rest: Rest; readonly stopped: boolean };

async function keepRest(parts: RunnerParts, { rest, stopped }: Ended): Promise<void> {
  const { log, newId, now } = parts;
  const events: JournaledChatEvent[] = [...(await saidAtEnd(parts))];
  const notice = stopped ? stoppedNotice : failureNotice(rest);
  if (notice)
    events.push({ type: 'item-added', item: { kind: 'notice', id: newId(), at: now(), ...notice } });
  events.push({ type: 'turn-changed', turn: rest });
  await log.append({ events }).catch((error: unknown) => {
    // The file cannot be written any more; at least the windows show it.
    parts.onProblem('the end of a turn could not be kept', error);
    const text = toWireError(error).told;
    log.show({ type: 'turn-changed', turn: { kind: 'paused', why: 'failed', text } });
  });
}

/** The notice in the chat about a turn that was stopped or failed. */
type EndNotice = { readonly level: 'info' | 'error'; readonly text: AnyText };

const stoppedNotice: EndNotice = { level: 'info', text: stoppedByPerson };

function failureNotice(rest: Rest): EndNotice | null {
  if (rest.kind !== 'paused' || rest.why !== 'failed') return null;
  return { level: 'error', text: rest.text };
}
