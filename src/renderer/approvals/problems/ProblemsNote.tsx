import type { Problem, ProposalProblems } from '@shared/problems/problems-schema';
import { words } from '@shared/texts/text';
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { differenceWords, oneLine } from '../../parts/problems/problem-words';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import styles from './ProblemsNote.module.css';

type ProblemsNoteProps = { readonly chatId: string; readonly callId: string };

/** The problems that a waiting change adds and removes. Empty without a language server for its file. */
export function ProblemsNote({ chatId, callId }: ProblemsNoteProps): ReactElement {
  const problems = useServerState((state) => state.chats[chatId]?.calls[callId]?.problems);
  return (
    <div role="status" className={styles.status}>
      {problems && <Told problems={problems} />}
    </div>
  );
}

function Told({ problems }: { readonly problems: ProposalProblems }): ReactElement {
  switch (problems.kind) {
    case 'checking':
      return (
        <p className={styles.summary}>
          <LoaderCircle aria-hidden size={14} strokeWidth={1.75} />
          {words('problems.checking')}
        </p>
      );
    case 'unchecked':
      return (
        <p className={styles.summary}>{words('problems.unchecked', { why: visibleText(problems.why) })}</p>
      );
    case 'checked':
      return <Checked {...problems} />;
  }
}

const mostShown = 3;

function Checked({
  servers,
  added,
  addedCount,
  removedCount,
}: Extract<ProposalProblems, { kind: 'checked' }>): ReactElement {
  const tone = addedCount === 0 ? 'good' : added[0]?.severity;
  const Icon = addedCount === 0 ? CircleCheck : tone === 'error' ? CircleX : TriangleAlert;
  const title = words('problems.by', { servers: servers.map((name) => visibleText(name)) });
  return (
    <>
      <p className={styles.summary} data-tone={tone} title={title}>
        <Icon aria-hidden size={14} strokeWidth={1.75} />
        {differenceWords({ addedCount, removedCount }) ?? words('problems.none')}
      </p>
      {added.length > 0 && (
        <ul className={styles.list}>
          {added.slice(0, mostShown).map((problem) => (
            <li key={keyOf(problem)}>
              {words('problems.at-line', {
                line: problem.line,
                message: visibleText(oneLine(problem.message)),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function keyOf({ line, column, source, message }: Problem): string {
  return `${line} ${column} ${source} ${message}`;
}
