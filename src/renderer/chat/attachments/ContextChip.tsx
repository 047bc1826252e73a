import { Tooltip } from '@base-ui/react/tooltip';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import styles from './ContextChip.module.css';
import { chipMark, focusNextChip } from './chip-keys';
import { shortWeight } from './chips';

type ContextChipProps = {
  /** For display, with all hidden characters made visible. */
  readonly name: string;
  /** If it contains more than the name. */
  readonly title?: string;
  /** Begins with the visible text of the chip: its name and its size. */
  readonly label: string;
  /** Null while it is unknown. */
  readonly tokens: number | null;
  /** Pilotfish refuses to send it. */
  readonly isRefused?: boolean;
  readonly picture: ReactElement;
  /** The preview, shown on hover or focus. */
  readonly children: ReactNode;
  onLook?(isLookedAt: boolean): void;
  /** Absent if the message is already sent. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel: string;
};

/** A part of a message: its name and size, a preview on hover or focus, and a button that removes it. */
export function ContextChip(props: ContextChipProps): ReactElement {
  const { name, title = name, label, tokens, isRefused = false, picture, children } = props;
  const { onLook, onRemove, removeLabel } = props;
  const [isOpen, setOpen] = useState(false);
  const look = (next: boolean) => {
    setOpen(next);
    onLook?.(next);
  };
  return (
    <span className={isRefused ? styles.refused : styles.chip}>
      <Tooltip.Root open={isOpen} onOpenChange={look}>
        <Tooltip.Trigger
          delay={300}
          render={
            <button
              type="button"
              {...(onRemove && chipMark)}
              className={styles.body}
              aria-label={label}
              onKeyDown={(event) => press(event, { isOpen, look, onRemove })}
            >
              {picture}
              <span className={styles.name}>{name}</span>
              {/* Two words, not one. */}{' '}
              {tokens !== null && <span className={styles.weight}>{shortWeight(tokens)}</span>}
            </button>
          }
        />
        <Tooltip.Portal>
          <Tooltip.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
            <Tooltip.Popup className={styles.popup} aria-hidden>
              <p className={styles.title}>{title}</p>
              {children}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden size={12} strokeWidth={1.75} />
        </button>
      )}
    </span>
  );
}

type Pressed = Pick<ContextChipProps, 'onRemove'> & {
  readonly isOpen: boolean;
  look(isLookedAt: boolean): void;
};

function press(event: KeyboardEvent, { isOpen, look, onRemove }: Pressed): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const act = {
    ...(onRemove && { Delete: onRemove, Backspace: onRemove }),
    ...(isOpen && { Escape: () => look(false) }),
    Enter: () => look(true),
    ' ': () => look(true),
    ArrowLeft: () => focusNextChip(-1),
    ArrowRight: () => focusNextChip(1),
  }[event.key];
  if (act === undefined) return;
  event.preventDefault();
  // Esc would also close the surroundings.
  if (event.key === 'Escape') event.stopPropagation();
  act();
}
