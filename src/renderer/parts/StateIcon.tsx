import type { Terminal } from '@shared/terminal/terminal';
import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { stateWords, type TerminalTone } from '../state/terminals/terminal-words';
import { Spinner } from '../ui/Spinner';
import styles from './StateIcon.module.css';
import { stateIcons } from './state-icons';

const icons: Readonly<Record<Exclude<TerminalTone, 'busy'>, LucideIcon>> = {
  asks: stateIcons.waits,
  good: stateIcons.done,
  bad: stateIcons.failed,
  stopped: stateIcons.stopped,
  quiet: Circle,
};

/** The state of a terminal's command, as an icon; text beside it has the same meaning. */
export function StateIcon({ terminal }: { readonly terminal: Terminal }): ReactElement {
  const { tone } = stateWords(terminal);
  if (tone === 'busy') return <Spinner size={12} />;
  const Icon = icons[tone];
  return <Icon aria-hidden size={14} strokeWidth={2} className={styles[tone]} />;
}
