import type { ConnectionLine, ConnectionReport } from '@shared/models/connection-report';
import type { ConnectionQuery } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { CircleCheck, CircleHelp, CircleX, Info, type LucideIcon } from 'lucide-react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { durationText } from '../../ui/durations';
import { ErrorText } from '../../ui/ErrorText';
import { Spinner } from '../../ui/Spinner';
import { useNow } from '../../ui/use-now';
import { visibleText } from '../../ui/visible-text';
import styles from './ConnectionTest.module.css';
import { connectionSummary } from './connection-summary';
import { learnedWords } from './learned-words';
import { isAddress, type ProviderDraft } from './provider-draft';
import { type ConnectionTest as Test, useConnectionTest } from './use-connection-test';

type ConnectionTestProps = {
  readonly draft: ProviderDraft;
  /** Null while a field of the form is invalid. */
  readonly query: ConnectionQuery | null;
  /** Shows the invalid field. */
  onWrong(): void;
  /**
   * In the grid of the first run: the button that completes the form, shown beside the test; then the test has no
   * hint.
   */
  readonly beside?: ReactElement;
  readonly className?: string | undefined;
};

/** Talks to the form's model as a chat does, and reports the parts that work. */
export function ConnectionTest(props: ConnectionTestProps): ReactElement {
  const { draft, query, onWrong, beside, className } = props;
  const { test, run, stop } = useConnectionTest(query);
  const isRunning = test.kind === 'running';
  const start = () => (query === null ? onWrong() : run());
  return (
    <div className={styles.test} data-in-grid={beside !== undefined || undefined}>
      <div className={[styles.start, className].filter(Boolean).join(' ')}>
        <Button disabledReason={lackOf(draft)} onClick={isRunning ? stop : start}>
          {words(isRunning ? 'connection.stop' : 'connection.test')}
        </Button>
        {beside ?? (!isRunning && <span className={styles.hint}>{words('connection.hint')}</span>)}
        {isRunning && <Running since={test.since} />}
      </div>
      <div aria-live="polite" className={styles.outcome}>
        <Outcome test={test} />
      </div>
    </div>
  );
}

function lackOf({ baseUrl, model }: ProviderDraft): string | undefined {
  if (!isAddress(baseUrl)) return words('connection.needs-address');
  return model.trim() === '' ? words('connection.needs-model') : undefined;
}

function Running({ since }: { readonly since: number }): ReactElement {
  const now = useNow();
  return (
    <span className={styles.running}>
      <Spinner /> {words('connection.running', { duration: durationText(Math.max(1000, now - since)) })}
    </span>
  );
}

function Outcome({ test }: { readonly test: Test }): ReactElement | null {
  switch (test.kind) {
    case 'none':
    case 'running':
      return null;
    case 'failed':
      return <ErrorText>{test.told}</ErrorText>;
    case 'done':
      return <Report report={test.report} />;
  }
}

function Report({ report: { lines, learned } }: { readonly report: ConnectionReport }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Summary lines={lines} />
      <ul ref={list} className={styles.lines} aria-label={words('connection.result')}>
        {lines.map((line) => (
          <Line key={line.part} line={line} />
        ))}
      </ul>
      {learned.length > 0 && (
        <>
          <p className={styles.learned}>{words('learned.just-now')}</p>
          <ul className={styles.changes}>
            {learned.map((change) => (
              <li key={`${change.kind} ${change.of}`}>{learnedWords(change)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Summary({ lines }: { readonly lines: ConnectionReport['lines'] }): ReactElement {
  const { state, text } = connectionSummary(lines);
  const Icon = icons[state];
  return (
    <p className={styles.summary} data-state={state}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      {words(text)}
    </p>
  );
}

const icons: Readonly<Record<ConnectionLine['state'], LucideIcon>> = {
  works: CircleCheck,
  fails: CircleX,
  unclear: CircleHelp,
  none: Info,
};

function Line({ line: { part, state, told } }: { readonly line: ConnectionLine }): ReactElement {
  const Icon = icons[state];
  return (
    <li className={styles.line} data-state={state}>
      <Icon role="img" aria-label={words(`connection.state-${state}`)} size={16} strokeWidth={1.5} />
      <span className={styles.part}>{words(`connection.part-${part}`)}</span>
      <span className={styles.told}>{visibleText(told)}</span>
    </li>
  );
}
