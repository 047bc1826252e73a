import type { PromptArgument, ServerPrompt } from '@shared/servers/server-offers';
import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ComboField } from '../../../ui/fields/ComboField';
import { visibleProse, visibleText } from '../../../ui/visible-text';
import { useCompletions } from '../menu/use-completions';
import styles from './PromptForm.module.css';

// A form for the arguments of a server's prompt, a field each, with the values that the server proposes. The server's
// texts are shown as plain text.

type Values = Readonly<Record<string, string>>;

type PromptFormProps = {
  readonly prompt: ServerPrompt;
  onFill(values: Values): void;
  onClose(): void;
};

export function PromptForm({ prompt, onFill, onClose }: PromptFormProps): ReactElement {
  const [values, setValues] = useState<Values>({});
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isMissing = ({ name, required }: PromptArgument) => required && !values[name]?.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = prompt.arguments.findIndex(isMissing);
    if (missing === -1) return onFill(values);
    setWasSent(true);
    form.current?.querySelectorAll('input')[missing]?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('prompt-form.heading', {
        title: visibleText(prompt.title),
        server: visibleText(prompt.server),
      })}
      description={visibleProse(prompt.description)}
      footer={
        <>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form={id}>
            {words('composer.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
        {prompt.arguments.map((argument) => (
          <ArgumentField
            key={argument.name}
            prompt={prompt}
            argument={argument}
            values={values}
            isMissing={wasSent && isMissing(argument)}
            onChange={(value) => setValues({ ...values, [argument.name]: value })}
          />
        ))}
      </form>
    </Dialog>
  );
}

type ArgumentFieldProps = {
  readonly prompt: ServerPrompt;
  readonly argument: PromptArgument;
  readonly values: Values;
  readonly isMissing: boolean;
  onChange(value: string): void;
};

function ArgumentField({ prompt, argument, values, isMissing, onChange }: ArgumentFieldProps) {
  const { server, name: promptName, completes } = prompt;
  const { name, description, required } = argument;
  const { [name]: value = '', ...known } = values;
  const [open, setOpen] = useState(false);
  const of = { kind: 'prompt', name: promptName } as const;
  const options = useCompletions(completes ? { server, of, argument: { name, value }, known } : null);
  const label = visibleText(name);
  return (
    <ComboField
      label={required ? label : words('prompt-form.optional', { name: label })}
      hint={visibleProse(description)}
      error={isMissing ? words('form.required') : undefined}
      value={value}
      options={options}
      open={open}
      onOpenChange={setOpen}
      onChange={onChange}
    />
  );
}
