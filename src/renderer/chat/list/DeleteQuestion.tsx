import type { ChatSummary } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { shownTitle } from './find-chats';
import type { ListActions } from './use-list-actions';

type DeleteQuestionProps = { readonly chat: ChatSummary; readonly actions: ListActions };

/** The question before a running or waiting chat is stopped and deleted. */
export function DeleteQuestion({ chat, actions }: DeleteQuestionProps): ReactElement {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && actions.dismiss()}
      title={words('chat-list.delete-at-work')}
      description={words('chat-list.delete-at-work-means', { title: shownTitle(chat) })}
      footer={
        <>
          <Button onClick={actions.dismiss}>{words('chat-list.cancel')}</Button>
          <Button variant="danger" onClick={() => actions.stopAndRemove(chat)}>
            {words('chat-list.stop-and-delete')}
          </Button>
        </>
      }
    />
  );
}
