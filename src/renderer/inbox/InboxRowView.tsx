import type { ListedQuestion } from '@shared/inbox/waiting-questions';
import { words } from '@shared/texts/text';
import {
  Bookmark,
  Bot,
  ClipboardList,
  Coins,
  FileDiff,
  Globe,
  Lock,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  Plug,
  ShieldAlert,
  SquareTerminal,
  TextCursorInput,
  Wrench,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { CallTitleIn } from '../parts/CallTitle';
import { shortTitle } from '../state/short-title';
import { Badge } from '../ui/Badge';
import { agoText } from '../ui/durations';
import { visibleProse, visibleText } from '../ui/visible-text';
import styles from './InboxList.module.css';
import type { InboxRow } from './inbox-rows';

type InboxRowViewProps = {
  readonly id: string;
  readonly row: InboxRow;
  readonly isChosen: boolean;
  readonly now: number;
  onChoose(): void;
  onEnter(): void;
};

/** One question in the list. The focus stays on the list, whose keys choose. */
export function InboxRowView({ id, row, isChosen, now, onChoose, onEnter }: InboxRowViewProps): ReactElement {
  const { question } = row;
  const Icon = kindIcons[question.kind];
  const title = rowTitle(row);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays on the list, whose keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.row}
      onClick={onChoose}
      onDoubleClick={onEnter}
    >
      <Icon aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
      <span className={styles.main}>
        <span className={styles.title} title={title}>
          <span className="visually-hidden">{kindWords(question.kind)}: </span>
          <CallTitleIn title={question.title} root={row.project.root} />
        </span>
        <span className={styles.where} title={whereOf(row)}>
          <Comma />
          {whereOf(row)}
        </span>
        <Marks question={question} />
      </span>
      <span className={styles.age}>
        <Comma />
        {agoText(question.since, now)}
      </span>
    </div>
  );
}

/** Marks that the user must see before opening it. */
function Marks({ question: { agent, danger, locked } }: Pick<InboxRow, 'question'>): ReactElement | null {
  if (!agent && !danger && !locked) return null;
  return (
    <span className={styles.marks}>
      <Comma />
      {danger && (
        <Badge tone="danger">
          <ShieldAlert aria-hidden size={12} strokeWidth={2} />
          {words('inbox.dangerous')}
        </Badge>
      )}
      {agent !== undefined && (
        <Badge tone="neutral">
          <Bot aria-hidden size={12} strokeWidth={1.5} />
          {visibleText(agent)}
        </Badge>
      )}
      {locked && (
        <Badge tone="warning">
          <Lock aria-hidden size={12} strokeWidth={1.75} />
          {words('inbox.in-another')}
        </Badge>
      )}
    </span>
  );
}

/** Between the parts of a row, for screen readers. */
function Comma() {
  return <span className="visually-hidden">, </span>;
}

export function rowTitle({ question, project }: InboxRow): string {
  return shortTitle(question.title, project.root);
}

/** Its chat, and its project if that is another one. */
export function whereOf({ question, project, isHere }: InboxRow): string {
  const chat = chatName(question.chatTitle);
  return isHere ? chat : `${visibleText(project.name)} · ${chat}`;
}

export function chatName(title: string): string {
  return title.trim() === '' ? words('chat-panel.new-chat') : visibleProse(title);
}

/** An icon for the subject of a question; `kindWords` has the same as text. */
const kindIcons: Readonly<Record<ListedQuestion['kind'], LucideIcon>> = {
  'file-change': FileDiff,
  command: SquareTerminal,
  memory: Bookmark,
  remote: Plug,
  call: Wrench,
  plan: ClipboardList,
  question: MessageCircleQuestion,
  url: Globe,
  network: Network,
  form: TextCursorInput,
  budget: Coins,
};

function kindWords(kind: ListedQuestion['kind']): string {
  return words(`inbox.kind-${kind}`);
}
