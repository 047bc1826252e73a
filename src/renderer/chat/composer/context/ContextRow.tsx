import '../../../parts/panel-texts';
import type { Attachment } from '@shared/attachments/attachment';
import { type ReactElement, useMemo } from 'react';
import { AttachedFiles } from '../../attachments/AttachedFiles';
import { tokensOf } from '../../attachments/chips';
import styles from './ContextRow.module.css';
import { ContextWarnings } from './ContextWarnings';
import { tokensOfText } from './context-text';
import { NamedChips } from './NamedChips';
import { type Named, useNamed } from './use-named';

type ContextRowProps = {
  readonly chatId: string | null;
  readonly attached: readonly Attachment[];
  /** Uploads are in progress, or files were left out. */
  readonly hasUploads: boolean;
  readonly text: string;
  write(text: string): void;
};

/** The context of the next message, above its text: attachments, mentions, and warnings about both. */
export function ContextRow({ chatId, attached, hasUploads, text, write }: ContextRowProps): ReactElement {
  const named = useNamed(text);
  const ofText = useMemo(() => tokensOfText(text), [text]);
  return (
    <>
      <div className={styles.row}>
        {chatId !== null && (attached.length > 0 || hasUploads) && (
          <AttachedFiles chatId={chatId} attached={attached} />
        )}
        {named.length > 0 && <NamedChips named={named} onTakeOut={(one) => write(one.takenOutOf(text))} />}
      </div>
      <ContextWarnings
        chatId={chatId}
        attached={attached}
        tokens={ofText + tokensOf(attached) + tokensNamed(named)}
      />
    </>
  );
}

/** Excludes tools: every request contains the enabled ones anyway. */
function tokensNamed(named: readonly Named[]): number {
  const ofMessage = named.filter(({ kind }) => kind !== 'tools');
  return ofMessage.reduce(
    (sum, { weight }) => sum + (weight && weight.kind !== 'refused' ? weight.tokens : 0),
    0,
  );
}
