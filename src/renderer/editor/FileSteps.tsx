import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { shownAhead, useBatches } from '../state/batch/batch-ahead';
import { editsBefore } from '../state/batch/batch-of';
import { commandLabel } from '../state/commands/command-item';
import { windowState } from '../state/commands/window-command';
import { useServerState } from '../state/server-state';
import { toolNamed } from '../state/tools';
import { proposalTab } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import styles from './FileSteps.module.css';
import { reviewTabs } from './review-tabs';
import { waitingFileCommands } from './waiting-files';

const icons = { 'question.nextFile': ChevronRight, 'question.previousFile': ChevronLeft } as const;

/**
 * The place of this edit in its batch, or of this file among the waiting files, with buttons to the others. Empty if
 * there is only one.
 */
export function FileSteps({ chatId, callId }: { readonly chatId: string; readonly callId: string }) {
  const id = proposalTab(chatId, callId, '').id;
  const amongTabs = useServerState(({ chats }) => {
    const tabs = chats[chatId] ? reviewTabs(chats[chatId]) : [];
    return tabs.length > 1 ? `${tabs.findIndex((tab) => tab.id === id) + 1} ${tabs.length}` : null;
  });
  const before = useServerState((state) =>
    editsBefore(state.chats[chatId]?.calls ?? {}, callId, (name) => toolNamed(state, name)),
  );
  const inBatch = useBatches(({ ahead, lookedAt }) => {
    const shown = shownAhead(ahead[callKeyOf(chatId, callId)] ?? []);
    const at = lookedAt[callKeyOf(chatId, callId)];
    const others = before + shown.length;
    return others > 0 ? `${before + (at === undefined ? 1 : shown.indexOf(at) + 2)} ${others + 1}` : null;
  });
  const place = inBatch ?? amongTabs;
  if (place === null) return null;
  const [at = 0, all = 0] = place.split(' ').map(Number);
  return (
    <span className={styles.steps}>
      <Step id="question.previousFile" />
      <span className={styles.place}>{words('review.file-place', { place: at, all })}</span>
      <Step id="question.nextFile" />
    </span>
  );
}

function Step({ id }: { readonly id: keyof typeof icons }): ReactElement {
  const command = waitingFileCommands.find((one) => one.id === id);
  return <IconButton {...commandLabel(id)} icon={icons[id]} onClick={() => command?.run(windowState())} />;
}
