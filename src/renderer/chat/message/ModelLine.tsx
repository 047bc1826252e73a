import { words } from '@shared/texts/text';
import { Bot } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleText } from '../../ui/visible-text';
import styles from './ModelLine.module.css';

/** Names the model of a reply if another one gave the previous reply. */
export function ModelLine({ model }: { readonly model: string }): ReactElement {
  return (
    <p className={styles.line}>
      <Bot aria-hidden size={12} strokeWidth={1.5} />
      <span className="visually-hidden">{words('model-picker.lead')}</span>
      <span>{visibleText(model)}</span>
    </p>
  );
}
