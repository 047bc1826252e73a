import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { Kbd } from './Kbd';
import { Tooltip } from './Tooltip';

// A button with a text. `disabledReason` disables it, but it stays focusable so that the user can read the reason.

export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: LucideIcon | undefined;
  readonly keys?: string | undefined;
  readonly disabledReason?: string | undefined;
};

export function Button({
  variant = 'secondary',
  icon: Icon,
  keys,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const off = disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => (off ? event.preventDefault() : onClick?.(event));
  const button = (
    <button
      type="button"
      {...rest}
      {...(off && { 'aria-disabled': true, 'aria-description': disabledReason })}
      className={[styles.button, styles[variant], className].filter(Boolean).join(' ')}
      onClick={press}
    >
      {Icon && <Icon aria-hidden size={16} strokeWidth={1.5} />}
      {children}
      {keys && (
        <span aria-hidden>
          <Kbd keys={keys} />
        </span>
      )}
    </button>
  );
  return off ? <Tooltip label={disabledReason}>{button}</Tooltip> : button;
}
