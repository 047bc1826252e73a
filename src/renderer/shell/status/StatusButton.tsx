import { Toolbar } from '@base-ui/react/toolbar';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Tooltip } from '../../ui/Tooltip';
import styles from './StatusBar.module.css';

type StatusButtonProps = {
  readonly icon: LucideIcon;
  /** The text beside the icon. */
  readonly shown: string;
  /** For screen readers, and as the tooltip. */
  readonly label: string;
  readonly keys?: string | undefined;
  readonly alert?: boolean;
  /** With little room, only the icon is shown. */
  readonly brief?: boolean;
  onPress(): void;
};

/**
 * An item of the status bar with a link to its subject. When a focused item disappears, the focus moves to its
 * neighbour.
 */
export function StatusButton(props: StatusButtonProps): ReactElement {
  const { icon: Icon, shown, label, keys, alert = false, brief = false, onPress } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      const others = [...(element.parentElement?.querySelectorAll('button') ?? [])];
      others.find((other) => other !== element)?.focus();
    };
  }, []);
  return (
    <Tooltip label={label} keys={keys}>
      <Toolbar.Button
        ref={button}
        className={styles.button}
        aria-label={label}
        data-alert={alert || undefined}
        onClick={onPress}
      >
        <Icon aria-hidden size={13} strokeWidth={1.75} />
        <span className={brief ? styles.brief : undefined}>{shown}</span>
      </Toolbar.Button>
    </Tooltip>
  );
}
