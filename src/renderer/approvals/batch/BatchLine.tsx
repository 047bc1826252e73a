import type { BatchAhead } from '@shared/approval/approval';
import { CheckCheck, CircleDashed, CircleMinus, CircleX, Play, ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { CallTitle } from '../../parts/CallTitle';
import { useServerState } from '../../state/server-state';
import { useShortTitle } from '../../state/short-title';
import { LineCounts } from '../../ui/LineCounts';
import { visibleText } from '../../ui/visible-text';
import styles from './BatchLines.module.css';
import { foreseenWords } from './foreseen-words';
import { Include } from './Include';

type BatchLineProps = {
  readonly chatId: string;
  readonly ahead: BatchAhead[number];
  /** Whether it can be accepted together with the waiting call. */
  readonly canInclude: boolean;
  onOpen?: ((callId: string) => void) | undefined;
};

/** A later call: the user can leave out an edit; for any other call the line shows its outcome. */
export function BatchLine({ chatId, ahead, canInclude, onOpen }: BatchLineProps): ReactElement {
  const { callId } = ahead;
  const call = useServerState(({ chats }) => chats[chatId]?.calls[callId]);
  const title = useShortTitle(call?.title ?? '');
  const subject = 'subject' in ahead ? ahead.subject : null;
  const name = subject === null ? title : visibleText(subject.relativePath);
  const said = foreseenWords(ahead);
  return (
    <li className={styles.line}>
      <Sign chatId={chatId} ahead={ahead} canInclude={canInclude} file={name} />
      <div className={styles.words}>
        <span className={styles.what}>
          {subject !== null && onOpen ? (
            <button type="button" className={styles.file} title={name} onClick={() => onOpen(callId)}>
              {name}
            </button>
          ) : (
            <span className={styles.title} title={name}>
              {subject === null ? <CallTitle title={call?.title ?? ''} /> : name}
            </span>
          )}
          {subject !== null && <LineCounts added={subject.added} removed={subject.removed} />}
        </span>
        {said !== null && (
          <span className={styles.said} title={said}>
            {said}
          </span>
        )}
      </div>
    </li>
  );
}

type SignProps = Pick<BatchLineProps, 'chatId' | 'ahead' | 'canInclude'> & { readonly file: string };

const signs = {
  edit: CircleDashed,
  asks: ShieldAlert,
  runs: Play,
  'left-out': CircleMinus,
  fails: CircleX,
  later: CircleDashed,
} as const;

/** Whether it is accepted with the waiting call, or why the user cannot choose. */
function Sign({ chatId, ahead, canInclude, file }: SignProps): ReactElement {
  if (ahead.kind === 'edit' && !ahead.isGranted && canInclude)
    return <Include chatId={chatId} callId={ahead.callId} file={file} />;
  const isGranted = ahead.kind === 'edit' && ahead.isGranted;
  const Icon = isGranted ? CheckCheck : signs[ahead.kind];
  return (
    <Icon
      aria-hidden
      size={14}
      strokeWidth={1.5}
      className={styles.sign}
      data-kind={isGranted ? 'granted' : ahead.kind}
    />
  );
}
