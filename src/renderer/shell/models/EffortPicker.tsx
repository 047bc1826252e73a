import { words } from '@shared/texts/text';
import { Brain, ChevronDown } from 'lucide-react';
import { ensureChat } from '../../state/chat-in-front';
import { api, useServerState } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { Menu } from '../../ui/menu/Menu';
import { useAction } from '../../ui/use-action';
import styles from '../Picker.module.css';
import { chatModel } from './chat-model';
import { effortItems } from './effort-items';
import { effortText } from './facts-text';

/** How much the chat's model thinks, beside the model. Nothing where the model does not take that. */
export function EffortPicker({ chatId }: { readonly chatId: string | null }) {
  const providers = useServerState((state) => state.app?.providers ?? []);
  const activeProvider = useServerState((state) => state.app?.activeProvider ?? null);
  const choice = useServerState((state) => (chatId === null ? null : (state.chats[chatId]?.model ?? null)));
  const { run, error } = useAction();
  const current = chatModel({ providers, activeProvider }, choice);
  if (current === null) return null;
  const items = effortItems(current, (model) =>
    run(async () => api.chat.setModel({ chatId: await ensureChat(), model })),
  );
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
