import { words } from '@shared/texts/text';
import { Layers, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './MentionMenu.module.css';
import type { Mentions } from './use-mentions';

export const mentionMenuId = 'mention-menu';

export function mentionOptionId(index: number): string {
  return `${mentionMenuId}-${index}`;
}

/** What a mention can be, over the field it is typed in; the keyboard stays in the field. */
export function MentionMenu({ options, active, choose }: Mentions): ReactElement | null {
  if (options.length === 0) return null;
  return (
    <div id={mentionMenuId} role="listbox" aria-label={words('tools-on.menu')} className={styles.menu}>
      {options.map(({ name, isGroup, hint }, index) => {
        const Icon = isGroup ? Layers : Wrench;
        return (
          <div
            key={`${isGroup} ${name}`}
            id={mentionOptionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
            onKeyDown={undefined}
          >
            <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
            <span className={styles.name}>{name}</span>
            <span className={styles.hint}>{hint}</span>
          </div>
        );
      })}
    </div>
  );
}
