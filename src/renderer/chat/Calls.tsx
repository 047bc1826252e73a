import { isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import { BookOpenText } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { WaitingCard } from '../approvals/asked/WaitingCard';
import { Disclosure } from '../parts/Disclosure';
import { useTool } from '../state/tools';
import { Spinner } from '../ui/Spinner';
import styles from './Calls.module.css';
import { AgentConversation } from './calls/AgentConversation';
import { CallCard } from './calls/CallCard';
import { useCall, useCallRuns, useRun } from './chat-reads';
import { Markdown } from './markdown/Markdown';

// The calls of a message or of a call. Each is a card, except that adjacent read-only calls share one line, which
// expands to their cards.

type CallsProps = { readonly chatId: string; readonly callIds: readonly string[] };

export function Calls({ chatId, callIds }: CallsProps) {
  const runs = useCallRuns(chatId, callIds);
  return (
    <div className={styles.calls}>
      {runs.map((run) => (
        <CallRun key={run[0]} chatId={chatId} callIds={run} />
      ))}
    </div>
  );
}

function CallRun({ chatId, callIds }: CallsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heldFocus = useRef(false);
  const joined = callIds.length > 1;
  // The focused card is behind the line now: the line takes the focus.
  useLayoutEffect(() => {
    if (joined && heldFocus.current) frame.current?.querySelector('button')?.focus();
    heldFocus.current = false;
  }, [joined]);
  const noteFocus = () => {
    heldFocus.current = frame.current?.contains(document.activeElement) ?? false;
  };
  const [only = ''] = callIds;
  return (
    <div ref={frame}>
      {joined ? (
        <ReadCalls chatId={chatId} callIds={callIds} />
      ) : (
        <SingleCall chatId={chatId} callId={only} onLeave={noteFocus} />
      )}
    </div>
  );
}

function ReadCalls({ chatId, callIds }: CallsProps) {
  const { words, isLive } = useRun(chatId, callIds);
  return (
    <Disclosure
      className={styles.reads}
      summary={
        <>
          {isLive ? (
            <Spinner size={16} />
          ) : (
            <BookOpenText aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
          )}
          <span className={styles.words}>{words}</span>
        </>
      }
    >
      {() => (
        <div className={styles.calls}>
          {callIds.map((callId) => (
            <CallSlot key={callId} chatId={chatId} callId={callId} />
          ))}
        </div>
      )}
    </Disclosure>
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
