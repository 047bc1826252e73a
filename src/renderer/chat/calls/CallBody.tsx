import { type AnyText, say, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type CallPhase, type Display, isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AheadPreview } from '../../approvals/batch/AheadPreview';
import { SmallDiff } from '../../approvals/diff/SmallDiff';
import { wordsOfCall } from '../../parts/call-state';
import { HookRuns } from '../../parts/HookRuns';
import { api } from '../../state/server-state';
import { useTool } from '../../state/tools';
import { openFile } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleLines, visibleProse, visibleText } from '../../ui/visible-text';
import { Markdown } from '../markdown/Markdown';
import { LinkedText } from '../places/PlaceLink';
import styles from './CallBody.module.css';
import { CommandOutput } from './CommandOutput';
import { WebPage, WebSearch } from './WebResult';

const RemoteResult = lazy(() => import('./RemoteResult').then((m) => ({ default: m.RemoteResult })));

// The expanded details of a call: the reason why it ran, its display for the user, its input, and the model's result.

type CallBodyProps = { readonly chatId: string; readonly call: ToolCall };

/**
 * A call in the chat's state contains at most this number of characters of its input and result; the card fetches the
 * rest on request.
 */
const carried = 2000;

export function CallBody({ chatId, call }: CallBodyProps) {
  const { phase } = call;
  const why = wordsOfCall(call, useTool(call.tool)?.kind).why ?? whyFailed(phase);
  const whole = useAction();
  const [details, setDetails] = useState<{ input: string; result: string | null } | null>(null);
  const preview = isFinished(phase) ? toldBeside(phase, why) : null;
  const cut = call.inputPreview.length >= carried || (preview?.length ?? 0) >= carried;
  const fetchWhole = () => whole.run(() => api.chat.call({ chatId, callId: call.id }).then(setDetails));
  return (
    <div className={styles.body}>
      {why !== null && <p className={styles.why}>{why}</p>}
      <HookRuns runs={call.hooks} />
      {isFinished(phase) && <ShownResult chatId={chatId} callId={call.id} display={phase.display} />}
      {phase.phase === 'failed' && !phase.refusal && <UnwrittenEdit chatId={chatId} callId={call.id} />}
      {phase.phase === 'queued' && <AheadPreview chatId={chatId} callId={call.id} />}
      {phase.phase === 'running' && phase.progress !== '' && <Text text={say(phase.progress)} />}
      <h3 className={styles.heading}>{words('call-card.input', { tool: call.displayName })}</h3>
      <Text text={readableJson(details?.input ?? call.inputPreview)} />
      {preview !== null && (
        <>
          <h3 className={styles.heading}>{words('call-card.told-to-model')}</h3>
          <Text text={details?.result ?? preview} />
        </>
      )}
      {cut && details === null && (
        <Button variant="quiet" disabled={whole.busy} onClick={fetchWhole}>
          {words('call-card.show-all')}
        </Button>
      )}
      <ErrorText>{whole.error}</ErrorText>
    </div>
  );
}

/** In the window's language, if the text is Pilotfish's own. */
function whyFailed(phase: CallPhase): string | null {
  if (phase.phase !== 'failed' || phase.display.kind !== 'text') return null;
  return typeof phase.display.text === 'string' ? null : visibleLines(phase.display.text);
}

type Told = { readonly display: Display; readonly preview: string };

/** The model's result, unless the card already shows it. */
function toldBeside({ display, preview }: Told, why: string | null) {
  if (preview === why) return null;
  return display.kind === 'agent' && display.text.startsWith(preview) ? null : preview;
}

/** The user's edit for a failed call, loaded from the chat, because windows drop it. */
function UnwrittenEdit({ chatId, callId }: { readonly chatId: string; readonly callId: string }) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<AnyText | null>(null);
  useEffect(() => {
    api.chat
      .call({ chatId, callId })
      .then(({ edited }) => setText(edited))
      .catch((failure: unknown) => setError(toldOf(failure)));
  }, [chatId, callId]);
  return (
    <>
      {text !== null && (
        <>
          <h3 className={styles.heading}>{words('call-card.unwritten-edit')}</h3>
          <Text text={text} />
        </>
      )}
      <ErrorText>{error}</ErrorText>
    </>
  );
}

type ShownProps = { readonly chatId: string; readonly callId: string; readonly display: Display };

function ShownResult({ chatId, callId, display }: ShownProps) {
  switch (display.kind) {
    case 'text':
    // The card shows them, also while it is collapsed.
    case 'plan':
    case 'answer':
      return null;
    case 'markdown':
      return <Markdown text={display.text} />;
    case 'agent':
      return (
        <>
          <Markdown text={display.text} />
          <p className={styles.why}>{words('agent-card.took', display)}</p>
        </>
      );
    case 'file-diff':
      return (
        <>
          <FileLink path={display.relativePath} />
          <SmallDiff patch={display.patch} />
        </>
      );
    case 'todo-list':
      return <p>{words('call-card.todos-done', { done: display.done, total: display.total })}</p>;
    case 'command-output':
      return <CommandOutput display={display} />;
    case 'search-hits':
      return <SearchHits display={display} />;
    case 'web-page':
      return <WebPage chatId={chatId} callId={callId} display={display} />;
    case 'remote-result':
      return (
        <Suspense>
          <RemoteResult chatId={chatId} callId={callId} display={display} />
        </Suspense>
      );
    case 'web-search':
      return <WebSearch display={display} />;
  }
}

function SearchHits({ display }: { readonly display: Extract<Display, { kind: 'search-hits' }> }) {
  return (
    <div className={styles.hits}>
      {display.files.map((file) => (
        <div key={file.path}>
          <FileLink path={file.path} />
          {file.hits.map((hit) => (
            <button
              key={`${hit.line}:${hit.text}`}
              type="button"
              className={styles.hit}
              onClick={() => openFile(file.path, hit.line)}
            >
              <span className={styles.line}>{hit.line}</span>
              <code className={styles.found}>{visibleProse(hit.text.trim())}</code>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function FileLink({ path }: { readonly path: string }) {
  return (
    <button type="button" className={styles.file} onClick={() => openFile(path)}>
      {visibleText(path)}
    </button>
  );
}

function Text({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <pre className={styles.text} tabIndex={0}>
      {text === '' ? words('call-card.empty') : <LinkedText text={text} />}
    </pre>
  );
}

/** JSON with line breaks; any other text unchanged. */
function readableJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
