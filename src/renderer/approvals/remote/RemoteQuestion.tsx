import type { Subject } from '@shared/approval/approval';
import { parseJson } from '@shared/base/json';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/Badge';
import { visibleText } from '../../ui/visible-text';
import { SmallDiff } from '../diff/SmallDiff';
import { CallInput } from '../shown/CallInput';
import type { TextEnds } from '../shown/use-ends-seen';
import styles from './RemoteQuestion.module.css';

// A call of a server's tool: its complete arguments, the server's description of it, and its changes since the user
// allowed it.

type RemoteQuestionProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly subject: Extract<Subject, { kind: 'remote' }>;
  readonly ends: TextEnds;
};

export function RemoteQuestion({ chatId, callId, subject, ends }: RemoteQuestionProps): ReactElement {
  const { server, tool, says, changed, input } = subject;
  return (
    <>
      <p className={styles.place}>
        <span>
          {words('remote-question.goes-to')} <code>{visibleText(server)}</code> ·{' '}
          <code>{visibleText(tool)}</code>
        </span>
        {says.map((hint) => (
          <Badge key={hint} tone={hint === 'destructive' ? 'warning' : 'neutral'}>
            {words('remote-question.says', { hint: words(`remote-question.${hint}`) })}
          </Badge>
        ))}
      </p>
      {changed !== null && (
        <div className={styles.changed}>
          <p>
            {words(changed.patch === null ? 'remote-question.changed-unknown' : 'remote-question.changed')}
          </p>
          {changed.patch !== null && <SmallDiff patch={changed.patch} />}
        </div>
      )}
      <CallInput chatId={chatId} callId={callId} start={input} ends={ends} layOut={laidOut} />
    </>
  );
}

/** One value per line, if the arguments are complete. */
function laidOut(text: string): string {
  const value = parseJson(text);
  return value === null ? text : JSON.stringify(value, null, 2);
}
