import { words } from '@shared/texts/text';
import { type CallPhase, type Display, isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import type { ToolActivity } from '@shared/tools/tools';
import { memo, type ReactNode } from 'react';
import { ShownReview } from '../../approvals/hunks/ShownReview';
import { KeptEdit } from '../../approvals/KeptEdit';
import { LostAnswer } from '../../approvals/LostAnswer';
import { CallTitle } from '../../parts/CallTitle';
import { failureLine, wordsOfCall } from '../../parts/call-state';
import { Disclosure } from '../../parts/Disclosure';
import { ToneIcon } from '../../parts/ToneIcon';
import { toolIcon } from '../../parts/tool-icons';
import { useForeseen } from '../../state/batch/batch-ahead';
import { useShortTitle } from '../../state/short-title';
import { useTool } from '../../state/tools';
import { durationText } from '../../ui/durations';
import { LineCounts } from '../../ui/LineCounts';
import { visibleText } from '../../ui/visible-text';
import { AgentProgress } from './AgentProgress';
import { BackgroundCommand } from './BackgroundCommand';
import { CallBody } from './CallBody';
import styles from './CallCard.module.css';
import { CallChanges } from './CallChanges';
import { LiveOutput } from './LiveOutput';
import { SandboxStops } from './SandboxStops';
import { ShownAnswer } from './ShownAnswer';
import { titleParts } from './title-parts';

// A call that is decided or needs no question: one line, which expands to its reason, its input and its result.

type CallCardProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  /** Its nested calls: always visible while it runs, because they may ask; afterwards in the expanded details. */
  readonly nested?: ReactNode;
};

export const CallCard = memo(({ chatId, call, nested }: CallCardProps) => (
  <div className={styles.card}>
    <Disclosure summary={<Summary chatId={chatId} call={call} />} closed={<Failure phase={call.phase} />}>
      {() => (
        <>
          {isFinished(call.phase) && <div className={styles.inside}>{nested}</div>}
          <CallBody chatId={chatId} call={call} />
        </>
      )}
    </Disclosure>
    <AgentRow chatId={chatId} call={call} />
    {nested && !isFinished(call.phase) && <div className={styles.nested}>{nested}</div>}
    <LostAnswer chatId={chatId} callId={call.id} />
    <KeptEdit chatId={chatId} call={call} />
    {call.review && <ShownReview review={call.review} />}
    {call.phase.phase === 'done' && <ShownAnswer chatId={chatId} display={call.phase.display} />}
    <Instructions phase={call.phase} />
    {call.phase.phase === 'running' && (
      <div className={styles.live}>
        <LiveOutput chatId={chatId} callId={call.id} />
      </div>
    )}
    {isFinished(call.phase) && call.effects && (
      <CallChanges chatId={chatId} callId={call.id} effects={call.effects} />
    )}
    {isFinished(call.phase) && <Stops chatId={chatId} callId={call.id} display={call.phase.display} />}
    {isFinished(call.phase) && call.phase.display.kind === 'command-output' && (
      <div className={styles.live}>
        <BackgroundCommand id={call.phase.display.terminalId} />
      </div>
    )}
  </div>
));

type StopsProps = { readonly chatId: string; readonly callId: string; readonly display: Display };

function Stops({ chatId, callId, display }: StopsProps) {
  if (display.kind !== 'command-output' || display.sandbox === undefined) return null;
  return <SandboxStops chatId={chatId} callId={callId} stops={display.sandbox} />;
}

/** The nested memory files that the model got with the result. */
function Instructions({ phase }: Pick<ToolCall, 'phase'>) {
  if (phase.phase !== 'done' || phase.instructions === undefined) return null;
  const files = phase.instructions.map((file) => visibleText(file));
  return <p className={styles.instructions}>{words('call-card.instructions', { files })}</p>;
}

/** Why it failed, in one line. */
function Failure({ phase }: Pick<ToolCall, 'phase'>) {
  const line = failureLine(phase);
  return (
    line !== null && (
      <p className={styles.failure} title={line}>
        {line}
      </p>
    )
  );
}

function AgentRow({ chatId, call }: Pick<CallCardProps, 'chatId' | 'call'>) {
  const isAgent = useTool(call.tool)?.activity === 'run-agent';
  return isAgent && <AgentProgress chatId={chatId} call={call} />;
}

function Summary({ chatId, call }: Pick<CallCardProps, 'chatId' | 'call'>) {
  const { phase, title } = call;
  const { tone, state } = wordsOfCall(call);
  const shown = useShortTitle(title);
  const activity = useTool(call.tool)?.activity;
  const Icon = toolIcon(activity);
  const display = isFinished(phase) ? phase.display : null;
  return (
    <>
      <Icon aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
      <span className={styles.title} title={visibleText(title)}>
        {activity && aboutOneFile.has(activity) ? <PathTitle title={shown} /> : <CallTitle title={title} />}
      </span>
      {phase.phase === 'queued' && <CountsAhead chatId={chatId} callId={call.id} />}
      {display?.kind === 'file-diff' && phase.phase === 'done' && (
        <LineCounts added={display.added} removed={display.removed} />
      )}
      {call.fromText && <span className={styles.origin}>{words('call-card.from-text')}</span>}
      {display?.kind === 'command-output' && !display.stopped && <ExitCode code={display.exitCode} />}
      <span className={`${styles.state} ${styles[tone]}`} title={state}>
        <ToneIcon tone={tone} />
        <span className={styles.words}>{state}</span>
      </span>
      {tookTime(phase) && <span className={styles.duration}>{durationText(phase.durationMs)}</span>}
    </>
  );
}

/** Only for exit codes other than 0: "Done" already means 0. */
function ExitCode({ code }: { readonly code: number | null }) {
  if (code === null || code === 0) return null;
  return <span className={styles.exit}>{words('call-card.exit', { exitCode: code })}</span>;
}

/** The expected change of a call before its turn. */
function CountsAhead({ chatId, callId }: { readonly chatId: string; readonly callId: string }) {
  const foreseen = useForeseen(chatId, callId)?.foreseen;
  if (!foreseen || !('subject' in foreseen)) return null;
  return <LineCounts added={foreseen.subject.added} removed={foreseen.subject.removed} />;
}

/** Whether to show the duration. Not for plans and questions, whose duration depends on the user. */
function tookTime(phase: CallPhase): phase is Extract<CallPhase, { phase: 'done' | 'failed' }> {
  if (phase.phase === 'done') return phase.display.kind !== 'plan' && phase.display.kind !== 'answer';
  // Refused calls, and calls that could not start, have no duration.
  return phase.phase === 'failed' && !phase.refusal && phase.durationMs > 0;
}

const aboutOneFile: ReadonlySet<ToolActivity> = new Set([
  'read-file',
  'edit-file',
  'write-file',
  'delete-file',
]);

/**
 * If there is too little room, the folders are cut first and the file's name last, each with an ellipsis. The label is
 * the whole title, because screen readers would pause between the parts.
 */
function PathTitle({ title }: { readonly title: string }) {
  const parts = titleParts(title);
  if (!parts) return title;
  return (
    <span role="img" aria-label={title} className={styles.parts}>
      <span className={styles.before}>{parts.before}</span>
      <span
        className={styles.folders}
        data-short={parts.folders.length < 5 || undefined}
        style={{ '--letters': parts.folders.length }}
      >
        {parts.folders}
      </span>
      <span className={styles.name}>{parts.name}</span>
    </span>
  );
}
