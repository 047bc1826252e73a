import { callKeyOf } from '@shared/base/call-key';
import type { LucideIcon } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode, RefCallback } from 'react';
import { questionAttribute } from '../../state/focus';
import cardStyles from '../ApprovalCard.module.css';
import styles from './AskedCard.module.css';
import { OtherEditsNote } from './OtherEditsNote';

// The card of a call with its own kind of answer: a plan, or a question of the model. It never takes the focus by
// itself.

type AskedCardProps = {
  readonly chatId: string;
  readonly callId: string;
  /** For screen readers. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly heading: string;
  readonly card: RefCallback<HTMLElement>;
  onKeyDownCapture: KeyboardEventHandler<HTMLElement>;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
};

export function AskedCard({
  chatId,
  callId,
  name,
  icon: Icon,
  heading,
  card,
  children,
  ...keys
}: AskedCardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not name the card by what it asks.
    <div
      ref={card}
      role="group"
      tabIndex={-1}
      className={cardStyles.card}
      aria-label={name}
      {...{ [questionAttribute]: callId }}
      {...keys}
    >
      <header className={styles.heading}>
        <Icon aria-hidden size={16} strokeWidth={1.5} className={cardStyles.icon} />
        {heading}
      </header>
      <OtherEditsNote editKey={callKeyOf(chatId, callId)} />
      {children}
    </div>
  );
}
