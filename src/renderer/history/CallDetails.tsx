import type { CallChanges, PastCall } from '@shared/history/history';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { CallDetails as Details } from '@shared/tool-call/tool-call';
import { CornerDownRight, Undo2 } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { allowanceWords, callWords } from '../parts/call-state';
import { HookRuns } from '../parts/HookRuns';
import { askUndo } from '../state/changes/undo-question';
import { goToMessage } from '../state/chat-list/message-goal';
import { api } from '../state/server-state';
import { useTool } from '../state/tools';
import { Button } from '../ui/Button';
import { durationText } from '../ui/durations';
import { ErrorText } from '../ui/ErrorText';
import { locale } from '../ui/locale';
import { Spinner } from '../ui/Spinner';
import { visibleLines, visibleText } from '../ui/visible-text';
import styles from './CallDetails.module.css';
import { useUndone } from './use-undone';

/** The reason for a call, its time, its input and result, its changes, and the actions on it. */
export function CallDetails({ call }: { readonly call: PastCall }): ReactElement {
  const { chatId, callId, messageId, changes } = call;
  const isUndone = useUndone(call) === 'wholly';
  return (
    <div className={styles.details}>
      <Reasons call={call} />
      <HookRuns runs={call.hooks} />
      {changes && <Changed changes={changes} />}
      <Told call={call} />
      <div className={styles.actions}>
        <Button icon={CornerDownRight} onClick={() => goToMessage(chatId, messageId)}>
          {words('history.go-to')}
        </Button>
        {changes && !isUndone && (
          <Button icon={Undo2} onClick={() => askUndo({ kind: 'call', chatId, itemId: callId })}>
            {words('history.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Reasons({ call: { phase, allowance, tool, at } }: { readonly call: PastCall }) {
  const kind = useTool(tool)?.kind;
  const { why } = callWords(phase, kind);
  const allowed = allowance && allowanceWords(allowance, kind);
  const isInSandbox = phase.display.kind === 'command-output' && phase.display.sandbox !== undefined;
  const ended = new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'medium' });
  const duration = durationText(phase.durationMs);
  const sentences = [
    allowed,
    why === allowed ? null : why,
    allowance === null && phase.phase === 'failed' && !phase.refusal ? words('history.never-ran') : null,
    isInSandbox ? words('history.in-sandbox') : null,
  ].filter((sentence) => sentence !== null);
  return (
    <>
      <p>{words('sentences', { all: sentences })}</p>
      <p className={styles.quiet}>
        {allowance === null ? ended : words('history.ended', { at: ended, duration })}
      </p>
    </>
  );
}

function Changed({ changes: { files, names } }: { readonly changes: CallChanges }) {
  const more = files - names.length;
  return (
    <>
      <h3 className={styles.heading}>{words('history.changed-files')}</h3>
      <ul className={styles.files}>
        {names.map((name) => (
          <li key={name}>{visibleText(name)}</li>
        ))}
        {more > 0 && <li>{words('history.more-files', { count: more })}</li>}
      </ul>
    </>
  );
}

/** Loaded when the user expands the call: the history contains only a summary. */
function Told({ call: { chatId, callId, displayName } }: { readonly call: PastCall }) {
  const [details, setDetails] = useState<Details | null>(null);
  const [problem, setProblem] = useState<AnyText | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api.chat.call({ chatId, callId }).then(
      (found) => isCurrent && setDetails(found),
      (error: unknown) => isCurrent && setProblem(toldOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [chatId, callId]);
  if (problem !== null) return <ErrorText>{problem}</ErrorText>;
  if (details === null) return <Spinner size={14} />;
  return (
    <>
      <h3 className={styles.heading}>{words('call-card.input', { tool: displayName })}</h3>
      <Text text={readable(details.input)} />
      <h3 className={styles.heading}>{words('history.told')}</h3>
      <Text text={details.result || words('history.nothing-told')} />
    </>
  );
}

function Text({ text }: { readonly text: string }) {
  const cut = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <pre className={styles.text} tabIndex={0}>
      {visibleLines(cut)}
    </pre>
  );
}

/** In characters; the call in its chat shows all of it. */
const mostShown = 20_000;

/** JSON with line breaks; any other text unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
