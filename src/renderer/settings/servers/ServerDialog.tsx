import { say, type Text, words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { focusFirstFault } from '../../ui/fields/focus-first-fault';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from '../parts/code-field.module.css';
import { readSnippet } from './snippet';

type ServerDialogProps = {
  /** The edited server; null to add servers. */
  readonly alias: string | null;
  onClose(): void;
};

/** Accepts server configurations as the servers' web pages show them. */
export function ServerDialog({ alias, onClose }: ServerDialogProps): ReactElement {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Text | null>(null);
  const { run, busy, error } = useAction();
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (alias !== null) run(() => api.servers.written({ alias }).then(setText));
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readSnippet(text);
    if (!read.ok) {
      flushSync(() => setProblem(read.problem));
      return focusFirstFault(event.currentTarget);
    }
    run(() => api.servers.save({ servers: read.servers, replaces: alias }).then(onClose));
  };
  const change = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        alias === null
          ? words('servers-page.add-title')
          : words('servers-page.edit-title', { alias: visibleText(alias) })
      }
      description={words('servers-page.form-means')}
      footer={
        <>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} disabled={busy}>
            {words('servers-page.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.field} onSubmit={submit}>
        <label className={styles.label} htmlFor={`${id}-text`}>
          {words('servers-page.snippet')}
        </label>
        <textarea
          id={`${id}-text`}
          className={styles.input}
          rows={12}
          spellCheck={false}
          placeholder={example}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => change(event.target.value)}
        />
        <p
          id={`${id}-note`}
          className={problem ? styles.error : styles.hint}
          role={problem ? 'alert' : undefined}
        >
          {problem ? say(problem) : words('servers-page.snippet-hint')}
        </p>
        <ErrorText>{error}</ErrorText>
      </form>
    </Dialog>
  );
}

const example = `{
  "mcpServers": {
    "docs": { "command": "npx", "args": ["-y", "…"] }
  }
}`;
