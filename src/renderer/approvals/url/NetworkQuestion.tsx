import type { Subject } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { SquareTerminal, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleText } from '../../ui/visible-text';
import type { TextEnds } from '../shown/use-ends-seen';
import { WholeText } from '../shown/WholeText';
import { QuestionLine } from './QuestionLine';
import styles from './UrlQuestion.module.css';

type Connection = Extract<Subject, { kind: 'network' }>;

/** The full name of the host that a running command would reach, and the command. */
export function NetworkQuestion({ subject, ends }: { subject: Connection; ends: TextEnds }): ReactElement {
  const { host, port, looksLike, command } = subject;
  return (
    <div className={styles.address}>
      <WholeText ends={ends} complete>
        <code className={styles.url}>
          <strong className={styles.host}>{visibleText(host)}</strong>:{port}
        </code>
      </WholeText>
      {looksLike !== null && (
        <QuestionLine
          icon={TriangleAlert}
          warns
          asItIs
          text={textOf('url-question.looks-like', { host: looksLike })}
        />
      )}
      <QuestionLine icon={SquareTerminal} text={textOf('url-question.wanted-by')} />
      <code className={styles.command}>{visibleText(command)}</code>
    </div>
  );
}
