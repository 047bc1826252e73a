import { say, words } from '@shared/texts/text';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../../ui/Badge';
import { visibleText } from '../../../ui/visible-text';
import { setOpenMenu } from './open-menu';
import styles from './SlashMenu.module.css';
import { type SlashOptions, useSlashMenu } from './use-slash-menu';

// The commands that fit what is being typed, over the composer: each with what may follow it, and what it does.

export function SlashMenu(options: SlashOptions) {
  const { id, items, active, choose, takesKey } = useSlashMenu(options);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // Before the next key: the field asks what is open.
  useLayoutEffect(() => {
    setOpenMenu(items.length > 0 ? { id, option: optionId(id, active), takesKey } : null);
    return () => setOpenMenu(null);
  });
  return (
    <>
      <span className="visually-hidden" role="status">
        {items.length > 0 && words('slash.found', { count: items.length })}
      </span>
      {items.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={words('slash.menu')} className={styles.menu}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text, whose keys choose.
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            <div
              key={`${item.text} ${item.from}`}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The text keeps the keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <span className={styles.name}>{visibleText(item.label)}</span>
              {item.hint !== '' && <span className={styles.hint}>{visibleText(item.hint)}</span>}
              <span
                className={styles.about}
                title={say(item.about)}
                data-fault={item.fault !== null || undefined}
              >
                {say(item.about)}
              </span>
              {item.from !== '' && <Badge tone="neutral">{visibleText(item.from)}</Badge>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}
