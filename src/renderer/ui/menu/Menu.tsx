import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Kbd } from '../Kbd';
import { ariaOfKeys } from '../keys';
import styles from './Menu.module.css';
import type { MenuCommand, MenuItem } from './menu-item';
import { menuSections } from './menu-sections';

type MenuProps = {
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** Called each time the menu opens, to fetch its contents. */
  readonly onOpen?: (() => void) | undefined;
  /** Called each time after the menu is gone and has lost the focus. */
  readonly onClosed?: (() => void) | undefined;
};

export function Menu({ trigger, items, onOpen, onClosed }: MenuProps) {
  return (
    <Base.Root
      onOpenChange={(open) => open && onOpen?.()}
      onOpenChangeComplete={(open) => (open ? goToChosen() : onClosed?.())}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8} align="start">
          <MenuPopup items={items} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** After opening by key: moves the focus from the first command to the current choice. */
function goToChosen(): void {
  const focused = document.activeElement;
  const rows = [
    ...(focused?.closest('[role="menu"]')?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];
  const choices = rows.filter(({ role }) => role === 'menuitemcheckbox');
  const [chosen, ...more] = choices.filter(({ ariaChecked }) => ariaChecked === 'true');
  if (focused === rows[0] && choices.length > 1 && more.length === 0) chosen?.focus();
}

type MenuPopupProps = {
  /** Absent: the trigger names the menu. */
  readonly label?: string;
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
};

/** The commands themselves, for any trigger. If a command moves the focus, the focus stays there. */
export function MenuPopup({ label, items: given }: MenuPopupProps) {
  const items = typeof given === 'function' ? given() : given;
  const popup = useRef<HTMLDivElement>(null);
  const [leftFor, setLeftFor] = useState<HTMLElement | null>(null);
  // The current choice is visible, however long the list.
  useEffect(() => {
    popup.current?.querySelector('[aria-checked="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const run = (command: MenuCommand) => {
    command.onSelect();
    const now = document.activeElement;
    const hasLeft = now instanceof HTMLElement && now !== document.body && !popup.current?.contains(now);
    if (hasLeft) setLeftFor(now);
  };
  return (
    <Base.Popup
      ref={popup}
      className={styles.popup}
      aria-label={label}
      finalFocus={leftFor ? () => leftFor : undefined}
    >
      {menuSections(items).map((section) => (
        <Base.Group key={section.key} className={styles.section}>
          {section.heading !== null && (
            <Base.GroupLabel className={styles.heading}>{section.heading}</Base.GroupLabel>
          )}
          {section.commands.map((command, index) => (
            <Command key={keyOf(section.commands, index)} command={command} onRun={() => run(command)} />
          ))}
        </Base.Group>
      ))}
    </Base.Popup>
  );
}

/** Its label and hint, with a number if several commands share them. */
function keyOf(commands: readonly MenuCommand[], index: number): string {
  const said = commands.slice(0, index + 1).map(({ label, hint }) => `${label} ${hint ?? ''}`);
  const own = said.at(-1) ?? '';
  return `${own} ${said.filter((each) => each === own).length}`;
}

function Command({ command, onRun }: { readonly command: MenuCommand; onRun(): void }) {
  const shared = {
    className: styles.item,
    disabled: command.disabled ?? false,
    label: command.label,
    onClick: onRun,
    'data-danger': command.danger || undefined,
    'data-waiting': command.waiting || undefined,
    ...ariaOfKeys(command.keys),
  };
  if (command.checked === undefined)
    return (
      <Base.Item {...shared}>
        <Content command={command} />
      </Base.Item>
    );
  return (
    <Base.CheckboxItem {...shared} checked={command.checked} closeOnClick>
      <Content command={command} />
    </Base.CheckboxItem>
  );
}

function Content({ command }: { readonly command: MenuCommand }) {
  const Icon = command.checked ? Check : command.icon;
  return (
    <>
      <span className={styles.icon}>{Icon && <Icon aria-hidden size={16} strokeWidth={1.5} />}</span>
      <span className={styles.words}>
        <span className={styles.label}>{command.label}</span>
        {command.hint && <span className={styles.hint}>{command.hint}</span>}
      </span>
      {command.keys && (
        <span aria-hidden>
          <Kbd keys={command.keys} />
        </span>
      )}
    </>
  );
}
