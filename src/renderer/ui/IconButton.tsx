import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

// A button with only an icon: `label` is its accessible name and its tooltip.

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string | undefined;
};

export function IconButton({ label, icon: Icon, keys, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={[styles.button, className].filter(Boolean).join(' ')}
      >
        <Icon aria-hidden size={16} strokeWidth={1.5} />
      </button>
    </Tooltip>
  );
}
