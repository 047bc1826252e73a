import { isChatBusy } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import {
  Bell,
  Box,
  BoxSelect,
  CircleDot,
  Inbox,
  LoaderCircle,
  ShieldAlert,
  ShieldCheck,
  SquareTerminal,
} from 'lucide-react';
import { openChatsMenu } from '../../chat/list/chats-menu-state';
import { goToSetting } from '../../settings/parts/goal';
import { useChatInFront } from '../../state/chat-in-front';
import { commandLabel } from '../../state/commands/command-item';
import { keysOf } from '../../state/commands/command-keys';
import { saveAll } from '../../state/files/save-files';
import { useUnsaved } from '../../state/files/unsaved';
import { sandboxText } from '../../state/sandbox-words';
import { useServerState } from '../../state/server-state';
import { agentTab, hasEnded } from '../../state/terminals/agent-commands';
import { goToTab } from '../../state/terminals/terminal-layout';
import { reviewTrust } from '../../state/trust/trust-review';
import { showPage } from '../../state/ui-state';
import { visibleText } from '../../ui/visible-text';
import { noticesId } from '../Notices';
import { StatusButton } from './StatusButton';

// Items of the status bar with a link. Counters appear only while they count something.

export function TrustButton() {
  const isOpen = useServerState(({ project }) => project?.state === 'open');
  const isTrusted = useServerState(({ project }) => project?.trust.isTrusted ?? false);
  if (!isOpen) return null;
  return (
    <StatusButton
      icon={isTrusted ? ShieldCheck : ShieldAlert}
      shown={words(isTrusted ? 'status-bar.trusted' : 'status-bar.not-trusted')}
      label={words(isTrusted ? 'status-bar.trusted-hint' : 'status-bar.not-trusted-hint')}
      brief
      onPress={reviewTrust}
    />
  );
}

/** Opens its setting. */
export function SandboxButton() {
  const sandbox = useServerState(({ app }) => app?.sandbox ?? null);
  const text = sandbox && sandboxText(sandbox);
  if (!text) return null;
  const isThere = sandbox.kind === 'there';
  return (
    <StatusButton
      icon={isThere ? Box : BoxSelect}
      shown={words(isThere ? 'status-bar.sandbox' : 'status-bar.no-sandbox')}
      label={visibleText(text)}
      brief
      onPress={() => goToSetting('behaviour', 'sandbox')}
    />
  );
}

export function CommandsButton() {
  const count = useServerState(
    ({ app }) => app?.terminals.filter((each) => each.background && !hasEnded(each)).length ?? 0,
  );
  if (count === 0) return null;
  return (
    <StatusButton
      icon={SquareTerminal}
      shown={String(count)}
      label={words('status-bar.commands', { count })}
      onPress={() => goToTab(agentTab)}
    />
  );
}

/** Running chats besides the one in front, which shows this itself. Opens the list of chats, where they come first. */
export function WorkingButton() {
  const chatId = useChatInFront();
  const count = useServerState(
    ({ project }) => project?.chats.filter((chat) => chat.id !== chatId && isChatBusy(chat)).length ?? 0,
  );
  if (count === 0) return null;
  return (
    <StatusButton
      icon={LoaderCircle}
      shown={String(count)}
      label={words('status-bar.working', { count })}
      keys={keysOf('chat.list')}
      onPress={goToChats}
    />
  );
}

function goToChats(): void {
  showPage('work');
  openChatsMenu();
}

/** The list of all questions. The card or the bar at the top say that some wait. */
export function InboxButton() {
  const { label, keys } = commandLabel('inbox.show');
  return <StatusButton icon={Inbox} shown="" label={label} keys={keys} onPress={() => showPage('inbox')} />;
}

export function NoticesButton() {
  const count = useServerState(({ app }) => app?.notices.length ?? 0);
  if (count === 0) return null;
  return (
    <StatusButton
      icon={Bell}
      shown={String(count)}
      label={words('status-bar.notices', { count })}
      onPress={goToNotices}
    />
  );
}

function goToNotices(): void {
  document.querySelector<HTMLElement>(`#${noticesId} button`)?.focus();
}

export function UnsavedButton() {
  const count = useUnsaved(({ files }) => Object.keys(files).length);
  if (count === 0) return null;
  return (
    <StatusButton
      icon={CircleDot}
      shown={words('status-bar.unsaved', { count })}
      label={words('status-bar.save-all', { count })}
      keys={keysOf('file.saveAll')}
      onPress={() => void saveAll()}
    />
  );
}
