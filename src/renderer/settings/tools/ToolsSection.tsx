import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { lookForTools } from '../../state/tools';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import { goalOf } from '../parts/goal';
import styles from '../parts/Section.module.css';
import { RefusedTools } from './RefusedTools';
import { ToolGroupList } from './ToolGroupList';

/** Groups of tools, and the commands that provide further tools. */
export function ToolsSection(): ReactElement {
  const settings = useServerState((state) => state.app?.settings);
  useEffect(lookForTools, []);
  if (!settings) return <section />;
  const { discoveryCommand, callCommand } = settings.tools;
  return (
    <section className={styles.section}>
      <ToolGroupList groups={settings.toolGroups} />
      <RefusedTools />
      <div className={styles.group} {...goalOf('tools.discoveryCommand')}>
        <h3 className={styles.groupTitle}>{words('tools-page.commands')}</h3>
        <p className={styles.lead}>{words('tools-page.commands-lead')}</p>
        <CommandFields key={JSON.stringify(settings.tools)} saved={{ discoveryCommand, callCommand }} />
      </div>
    </section>
  );
}

type Commands = { readonly discoveryCommand: string; readonly callCommand: string };

function CommandFields({ saved }: { readonly saved: Commands }): ReactElement {
  const [draft, setDraft] = useState(saved);
  const { run, busy, error } = useAction();
  const isSaved =
    draft.discoveryCommand.trim() === saved.discoveryCommand &&
    draft.callCommand.trim() === saved.callCommand;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        run(() => api.settings.change({ tools: draft }));
      }}
    >
      <TextField
        label={words('tools-page.discovery')}
        hint={words('tools-page.discovery-hint')}
        value={draft.discoveryCommand}
        onChange={(discoveryCommand) => setDraft({ ...draft, discoveryCommand })}
      />
      <TextField
        label={words('tools-page.call')}
        value={draft.callCommand}
        onChange={(callCommand) => setDraft({ ...draft, callCommand })}
      />
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button type="submit" disabled={busy || isSaved}>
          {words('tools-page.save')}
        </Button>
      </div>
    </form>
  );
}
