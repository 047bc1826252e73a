import { type Text, words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { focusFirstFault } from '../../ui/fields/focus-first-fault';
import { TextArea } from '../../ui/fields/TextArea';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
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
      <form id={id} onSubmit={submit}>
        <TextArea
          label={words('servers-page.snippet')}
          hint={words('servers-page.snippet-hint')}
          error={problem}
          mono
          rows={12}
          placeholder={example}
          value={text}
          onChange={change}
        />
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
