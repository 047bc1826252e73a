import type { ModelChoice } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { Bot, ChevronDown, ListFilter, Settings } from 'lucide-react';
import { lazy } from 'react';
import { startNewChat } from '../../state/chat-in-front';
import { chooseModel, endChoosingModel, useProviderCheck } from '../../state/provider-check';
import { useServerState } from '../../state/server-state';
import { showSettings } from '../../state/ui-state';
import { ErrorText } from '../../ui/ErrorText';
import { LazyPart } from '../../ui/LazyPart';
import { Menu } from '../../ui/menu/Menu';
import styles from '../Picker.module.css';
import { isOthersChat, modelLabel } from './chat-model';
import { modelItems } from './model-items';
import { useChosenModel } from './use-chosen-model';

// Chooses the model of the chat in front.

const ModelDialog = lazy(() => import('./ModelDialog').then((m) => ({ default: m.ModelDialog })));

export function ModelPicker({ chatId }: { readonly chatId: string | null }) {
  const { providers, activeProvider, choice, current, choose, error } = useChosenModel(chatId);
  const othersChat = useServerState(
    ({ chats }) => chatId !== null && isOthersChat(chats[chatId]?.items ?? [], providers),
  );
  const searching = useProviderCheck((state) => state.choosesModel);
  const begin = (model: ModelChoice) => {
    startNewChat();
    choose(model);
  };

  return (
    <>
      <ErrorText>{error}</ErrorText>
      <Menu
        trigger={
          <button type="button" className={styles.picker}>
            <Bot aria-hidden size={16} strokeWidth={1.5} />
            <span className="visually-hidden">{words('model-picker.lead')}</span>
            <span className={styles.value}>{current ? modelLabel(current) : words('model-picker.none')}</span>
            <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
          </button>
        }
        items={[
          ...modelItems({
            providers,
            activeProvider,
            choice,
            isOthersChat: othersChat,
            onChoose: choose,
            onBegin: begin,
          }),
          'separator',
          { label: words('model-picker.more'), icon: ListFilter, onSelect: chooseModel },
          { label: words('model-picker.providers'), icon: Settings, onSelect: () => showSettings('models') },
        ]}
      />
      {searching && (
        <LazyPart>
          <ModelDialog
            providers={providers}
            current={current && { providerId: current.provider.id, model: current.model }}
            onChoose={(model) => {
              endChoosingModel();
              choose(model);
            }}
            onClose={endChoosingModel}
          />
        </LazyPart>
      )}
    </>
  );
}
