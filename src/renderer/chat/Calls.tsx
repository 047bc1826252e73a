import { isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import { memo, useLayoutEffect, useRef } from 'react';
import { WaitingCard } from '../approvals/asked/WaitingCard';
import { useTool } from '../state/tools';
import { CallGroup } from './CallGroup';
import styles from './Calls.module.css';
import { AgentConversation } from './calls/AgentConversation';
import { CallCard } from './calls/CallCard';
import { type ShownRun, useCall, useCallRuns } from './chat-reads';
import { Markdown } from './markdown/Markdown';

// The calls of a message or of a call. Each is a card, except that adjacent calls of one group share a line, which
// expands to their cards.

type CallsProps = { readonly chatId: string; readonly callIds: readonly string[] };

export function Calls({ chatId, callIds }: CallsProps) {
  const runs = useCallRuns(chatId, callIds);
  return (
    <div className={styles.calls}>
      {runs.map((run) => (
        <CallRun key={keyOf(run)} chatId={chatId} run={run} />
      ))}
    </div>
  );
}

/** Calls leave the beginning of a batch that is still to come, and join the end of any other group. */
function keyOf({ kind, callIds }: ShownRun): string | undefined {
  return kind === 'ahead' ? `ahead ${callIds.at(-1)}` : callIds[0];
}

type CallRunProps = { readonly chatId: string; readonly run: ShownRun };

function CallRun({ chatId, run: { kind, callIds } }: CallRunProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heldFocus = useRef(false);
  const joined = kind !== 'single';
  // The focused card is behind the line now: the line takes the focus.
  useLayoutEffect(() => {
    if (joined && heldFocus.current) frame.current?.querySelector('button')?.focus();
    heldFocus.current = false;
  }, [joined]);
  const noteFocus = () => {
    heldFocus.current = frame.current?.contains(document.activeElement) ?? false;
  };
  const [only = ''] = callIds;
  const slot = (callId: string) => <CallSlot key={callId} chatId={chatId} callId={callId} />;
  return (
    <div ref={frame}>
      {joined ? (
        <CallGroup chatId={chatId} kind={kind} callIds={callIds} slot={slot} />
      ) : (
        <SingleCall chatId={chatId} callId={only} onLeave={noteFocus} />
      )}
    </div>
  );
}

type SingleCallProps = CallSlotProps & { onLeave(): void };

function SingleCall({ chatId, callId, onLeave }: SingleCallProps) {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  // Its elements are still on the page at this time.
  useLayoutEffect(() => () => leave.current(), []);
  return <CallSlot chatId={chatId} callId={callId} />;
}

type CallSlotProps = { readonly chatId: string; readonly callId: string };

const CallSlot = memo(({ chatId, callId }: CallSlotProps) => {
  const call = useCall(chatId, callId);
  if (!call) return null;
  return call.phase.phase === 'waiting' ? (
    <WaitingCard chatId={chatId} call={call} question={call.phase.question} Markdown={Markdown} />
  ) : (
    <CallCard chatId={chatId} call={call} nested={<NestedCalls chatId={chatId} call={call} />} />
  );
});

type NestedCallsProps = { readonly chatId: string; readonly call: ToolCall };

/** After a sub-agent ends, its messages appear between its calls. */
function NestedCalls({ chatId, call }: NestedCallsProps) {
  const isAgent = useTool(call.tool)?.activity === 'run-agent';
  const cards = (callIds: readonly string[]) => <Calls chatId={chatId} callIds={callIds} />;
  if (isAgent && isFinished(call.phase)) {
    const { display } = call.phase;
    const answer = display.kind === 'agent' ? display.text : null;
    return <AgentConversation chatId={chatId} callId={call.id} answer={answer} calls={cards} />;
  }
  return call.childIds ? cards(call.childIds) : null;
}
