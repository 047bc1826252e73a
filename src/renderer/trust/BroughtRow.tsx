import { words } from '@shared/texts/text';
import type { BroughtKind, ReviewedThing } from '@shared/trust/trust';
import {
  Bot,
  GraduationCap,
  type LucideIcon,
  NotebookText,
  Plug,
  SearchCode,
  Slash,
  SquareTerminal,
  Webhook,
  Wrench,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../ui/Badge';
import { Chevron } from '../ui/Chevron';
import { ErrorText } from '../ui/ErrorText';
import { visibleText } from '../ui/visible-text';
import { BroughtPlace } from './BroughtPlace';
import styles from './BroughtRow.module.css';
import { Definition } from './Definition';

// One project-provided thing; it expands to its whole definition.

export function BroughtRow({ thing }: { readonly thing: ReviewedThing }) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const Icon = icons[thing.kind];
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={open ? bodyId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Chevron />
        <Icon aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
        <span className={styles.name} title={visibleText(thing.name)}>
          {visibleText(thing.name)}
        </span>
        <span className={styles.kind}>{words(`trust.kind-${thing.kind}`)}</span>
        {thing.file !== thing.name && (
          <span className={styles.file} title={visibleText(thing.file)}>
            {visibleText(thing.file)}
          </span>
        )}
        <StateBadge thing={thing} />
      </button>
      <ErrorText>{thing.fault}</ErrorText>
      {thing.fault === null && <BroughtPlace thing={thing} />}
      {open && (
        <div id={bodyId} className={styles.body}>
          <Definition thing={thing} />
        </div>
      )}
    </li>
  );
}

function StateBadge({ thing: { state, fault } }: { readonly thing: ReviewedThing }) {
  if (fault !== null) return <Badge tone="danger">{words('trust.unusable')}</Badge>;
  if (state === 'changed') return <Badge tone="warning">{words('trust.changed')}</Badge>;
  return state === 'new' ? <Badge tone="accent">{words('trust.new')}</Badge> : null;
}

const icons: Readonly<Record<BroughtKind, LucideIcon>> = {
  'mcp-server': Plug,
  'language-server': SearchCode,
  'discovery-command': SquareTerminal,
  hook: Webhook,
  'command-file': Wrench,
  agent: Bot,
  skill: GraduationCap,
  'slash-command': Slash,
  'memory-file': NotebookText,
};
