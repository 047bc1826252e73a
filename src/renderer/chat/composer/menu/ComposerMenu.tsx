import { type AnyText, say } from '@shared/texts/text';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../../ui/Badge';
import { visibleText } from '../../../ui/visible-text';
import styles from './ComposerMenu.module.css';
import { closeMenu, type MenuPress, setOpenMenu } from './open-menu';

// Listbox above the composer with options for its text. The focus stays in the text, whose keys choose.

export type MenuRow = {
  readonly key: string;
  readonly icon: LucideIcon | null;
  readonly label: string;
  /** The arguments that may follow it. */
  readonly hint: string;
  readonly about: AnyText;
  readonly isFaulty: boolean;
  /** The source that offers it; empty for Pilotfish's own. */
  readonly from: string;
};

type ComposerMenuProps = {
  /** The kind of options in the list. */
  readonly name: string;
  /** Announced to users who cannot see the list. */
  readonly found: string;
  readonly rows: readonly MenuRow[];
  /** The index of the option that the keys take. */
  readonly active: number;
  choose(index: number): void;
  takesKey(press: MenuPress): boolean;
};

export function ComposerMenu(props: ComposerMenuProps): ReactElement {
  const { name, found, rows, active, choose, takesKey } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // Before the next key, because the field asks for the open menu.
  useLayoutEffect(() => {
    if (rows.length > 0) setOpenMenu({ id, option: optionId(active), takesKey });
    return () => closeMenu(id);
  });
  return (
    <>
      <span className="visually-hidden" role="status">
        {found}
      </span>
      {rows.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={name} className={styles.menu}>
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text, whose keys choose.
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            <div
              key={row.key}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // Keeps the focus in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <Row row={row} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Row({ row: { icon: Icon, label, hint, about, isFaulty, from } }: { readonly row: MenuRow }) {
  return (
    <>
      {Icon && <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />}
      <span className={styles.name}>{visibleText(label)}</span>
      {hint !== '' && <span className={styles.hint}>{visibleText(hint)}</span>}
      <span className={styles.about} title={say(about)} data-fault={isFaulty || undefined}>
        {visibleText(about)}
      </span>
      {from !== '' && <Badge tone="neutral">{visibleText(from)}</Badge>}
    </>
  );
}
