import type { Attachment } from '@shared/attachments/attachment';
import type { ModelFacts } from '@shared/models/model-facts';
import { factsOfModel } from '@shared/settings/facts-of-model';
import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServerState } from '../../../state/server-state';
import type { ServerState } from '../../../state/state-holders';
import { folderLimits } from '../../attachments/taken-files';
import { noteLeftOut, useUploads } from '../../attachments/uploads';
import styles from './ContextRow.module.css';

type ContextWarningsProps = {
  readonly chatId: string | null;
  readonly attached: readonly Attachment[];
  /** The tokens of the message with its whole context. */
  readonly tokens: number;
};

/** Problems with the context of the next message. */
export function ContextWarnings({ chatId, attached, tokens }: ContextWarningsProps): ReactElement {
  const noImages = useServerState(
    (state) => attached.some(({ kind }) => kind === 'image') && !takesImages(state, chatId),
  );
  const room = useServerState((state) => contextRoom(state, chatId));
  const leftOut = useUploads((state) => state.leftOut[chatId ?? ''] ?? 0);
  return (
    <>
      {noImages && <p className={styles.warning}>{words('attached.no-images')}</p>}
      {room !== null && tokens > room && (
        <p className={styles.warning}>
          {words('attached.too-much', { weight: words('attached.tokens-exactly', { count: tokens }), room })}
        </p>
      )}
      {chatId !== null && leftOut > 0 && (
        <p className={styles.warning}>
          <span>{words('attached.left-out', { count: leftOut, ...folderLimits })}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={words('attached.dismiss')}
            onClick={() => noteLeftOut(chatId, 0)}
          >
            <X aria-hidden size={12} strokeWidth={1.75} />
          </button>
        </p>
      )}
    </>
  );
}

// Abilities of the chat's model for attachments. Pure.

type Of = Pick<ServerState, 'app' | 'chats'>;

/** Also true while nothing is known of the model. */
function takesImages(state: Of, chatId: string | null): boolean {
  const facts = factsOf(state, chatId);
  return facts === null || facts.images === true;
}

/** Remaining tokens of its context window; null if unknown. */
function contextRoom(state: Of, chatId: string | null): number | null {
  const usage = state.chats[chatId ?? '']?.usage;
  if (usage) return Math.max(0, usage.contextWindow - usage.contextTokens);
  return factsOf(state, chatId)?.contextWindow ?? null;
}

function factsOf({ app, chats }: Of, chatId: string | null): ModelFacts | null {
  const choice = chats[chatId ?? '']?.model;
  const providerId = choice?.providerId ?? app?.activeProvider;
  const provider = app?.providers.find(({ id }) => id === providerId);
  return provider ? factsOfModel(provider, choice?.model || provider.model) : null;
}
