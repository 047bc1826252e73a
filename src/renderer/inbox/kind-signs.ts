import type { WaitingQuestion } from '@shared/inbox/waiting-questions';
import { words } from '@shared/texts/text';
import {
  Bookmark,
  ClipboardList,
  FileDiff,
  Globe,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  Plug,
  SquareTerminal,
  TextCursorInput,
  Wrench,
} from 'lucide-react';

/** An icon for the subject of a question; `kindWords` has the same as text. */
export const kindIcons: Readonly<Record<WaitingQuestion['kind'], LucideIcon>> = {
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
};

export function kindWords(kind: WaitingQuestion['kind']): string {
  return words(`inbox.kind-${kind}`);
}
