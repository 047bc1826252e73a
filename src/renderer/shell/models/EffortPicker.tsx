import { words } from '@shared/texts/text';
import { Brain, ChevronDown } from 'lucide-react';
import { ErrorText } from '../../ui/ErrorText';
import { Menu } from '../../ui/menu/Menu';
import styles from '../Picker.module.css';
import { effortItems } from './effort-items';
import { effortText } from './facts-text';
import { useChosenModel } from './use-chosen-model';

/** The reasoning effort of the chat's model, beside the model; empty if the model lacks such a setting. */
export function EffortPicker({ chatId }: { readonly chatId: string | null }) {
  const { current, choose, error } = useChosenModel(chatId);
  if (current === null) return null;
  const items = effortItems(current, choose);
  if (items.length === 0) return null;
  return (
    <>
      <ErrorText>{error}</ErrorText>
      <Menu
        trigger={
          <button type="button" className={styles.picker} title={words('effort-picker.title')}>
            <Brain aria-hidden size={16} strokeWidth={1.5} />
            <span className="visually-hidden">{words('effort-picker.lead')}</span>
            <span className={styles.value}>
              {current.effort ? effortText(current.effort) : words('effort-picker.default')}
            </span>
            <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
          </button>
        }
        items={items}
      />
    </>
  );
}
