import type { Subject } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useUnsaved } from '../state/files/unsaved';
import { otherProjectOf } from '../state/open-project';
import { useServerState } from '../state/server-state';
import { useOtherCommand } from './use-other-command';

type OthersAtFileProps = {
  readonly chatId: string;
  readonly subject: Extract<Subject, { kind: 'file-change' }>;
  Note(props: { readonly children: string }): ReactElement;
};

/** Other changes of the file that a card asks about: unsaved text in a tab, and a command of another chat. */
export function OthersAtFile({ chatId, subject, Note }: OthersAtFileProps): ReactElement {
  const { path, relativePath } = subject;
  const isOfWindow = useServerState((state) => otherProjectOf(chatId, state) === null);
  const isUnsaved = useUnsaved(({ files }) => isOfWindow && files[relativePath] !== undefined);
  const command = useOtherCommand(chatId, path);
  return (
    <>
      {isUnsaved && <Note>{words('approval-card.unsaved-text')}</Note>}
      {command !== null && <Note>{words('approval-card.command-runs', { command })}</Note>}
    </>
  );
}
