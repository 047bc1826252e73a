import type { Subject } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { CornerDownRight, Globe, LockOpen, MessageSquare, Send, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleText } from '../../ui/visible-text';
import type { TextEnds } from '../shown/use-ends-seen';
import { WholeText } from '../shown/WholeText';
import { QuestionLine } from './QuestionLine';
import styles from './UrlQuestion.module.css';

type Address = Extract<Subject, { kind: 'url' }>;

/** The address a card asks about: the complete address, its host, the data that goes there, and the purpose. */
export function UrlQuestion({ subject, ends }: { subject: Address; ends: TextEnds }): ReactElement {
  const { url, host, port, isSecure, looksLike, given, sent, asked } = subject;
  const [before, after] = aroundHost(url, host);
  return (
    <div className={styles.address}>
      <WholeText ends={ends} complete>
        <code className={styles.url}>
          {visibleText(before)}
          <strong className={styles.host}>{visibleText(host)}</strong>
          {visibleText(after)}
        </code>
      </WholeText>
      <QuestionLine icon={Globe} text={textOf('url-question.host', { host, port })} />
      {looksLike !== null && (
        <QuestionLine
          icon={TriangleAlert}
          warns
          asItIs
          text={textOf('url-question.looks-like', { host: looksLike })}
        />
      )}
      {!isSecure && <QuestionLine icon={LockOpen} text={textOf('url-question.not-encrypted')} />}
      {given !== null && (
        <QuestionLine icon={CornerDownRight} text={textOf('url-question.given', { url: given })} />
      )}
      {sent !== null && (
        <QuestionLine icon={Send} asItIs text={textOf('url-question.sent', { text: sent })} />
      )}
      {asked !== null && (
        <QuestionLine icon={MessageSquare} asItIs text={textOf('url-question.asked', { text: asked })} />
      )}
    </div>
  );
}

/** The parts before and after the host. */
function aroundHost(url: string, host: string): readonly [string, string] {
  const start = url.indexOf('//') + 2;
  return [url.slice(0, start), url.slice(start + host.length)];
}
