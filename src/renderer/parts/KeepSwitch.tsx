import type { Terminal } from '@shared/terminal/terminal';
import type { ReactElement } from 'react';
import { titleOf } from '../state/commands/command-titles';
import { api } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { Switch } from '../ui/fields/Switch';
import { useAction } from '../ui/use-action';
import styles from './KeepSwitch.module.css';

/** A switch: a background command continues after the application closes. Empty if that is not possible. */
export function KeepSwitch({ terminal }: { readonly terminal: Terminal }): ReactElement | null {
  const { run, error } = useAction();
  const { id, state, goesOn } = terminal;
  if (state.kind !== 'running' || goesOn === null) return null;
  return (
    <div className={styles.keep}>
      <Switch
        label={titleOf('agentCommand.keep')}
        checked={goesOn}
        onChange={(next) => run(() => api.terminal.keep({ id, goesOn: next }))}
      />
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
