import { Dialog as Base } from '@base-ui/react/dialog';
import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DialogFrame.module.css';
import { IconButton } from './IconButton';

// The frame of a modal dialog. Esc, the cross and a click outside close it without an answer.

export type DialogProps = {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly title: string;
  /** `wide`: for longer texts. */
  readonly width?: 'wide';
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** The element with the initial focus; absent for the first field or button. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
};

export function DialogFrame(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, initialFocus, width } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} data-width={width} initialFocus={initialFocus}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description && <Base.Description className={styles.description}>{description}</Base.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <footer className={styles.footer}>{footer}</footer>}
          {/* Last, so that the first field or button gets the focus when the dialog opens. */}
          <Base.Close render={<IconButton label={words('ui.close')} icon={X} className={styles.close} />} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
