import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useOfferedCommand } from '../../state/commands/offered-commands';
import { useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import styles from './Section.module.css';

/** In a restricted folder: what Pilotfish ignores there, and the way to the question about trust. */
export function RestrictedNote({ text }: { readonly text: string }): ReactElement | null {
  const isRestricted = useServerState(({ project }) => project !== null && !project.trust.isTrusted);
  const review = useOfferedCommand('trust.review');
  if (!isRestricted) return null;
  return (
    <div className={styles.said}>
      <p className={styles.lead}>{text}</p>
      {review !== null && <Button onClick={review}>{words('command.trust.review')}</Button>}
    </div>
  );
}
