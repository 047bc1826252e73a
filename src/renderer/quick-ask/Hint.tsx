import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './QuickAsk.module.css';
import { openMain } from './quick-question';

type HintProps = { readonly children: string; readonly leadsToMain?: boolean };

/** Why the user cannot ask here, with a link to the place that fixes it. */
export function Hint({ children, leadsToMain = false }: HintProps): ReactElement {
  const { run, busy, error } = useAction();
  return (
    <div className={styles.hint} role="status">
      <p>{children}</p>
      {leadsToMain && (
        <Button disabled={busy} onClick={() => run(openMain)}>
          {words('quick-ask.open-main')}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
