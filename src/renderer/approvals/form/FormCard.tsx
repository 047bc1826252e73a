import type { Decision, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { Form } from '@shared/forms/forms';
import { words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { ClipboardList } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { sendKeys } from '../../state/commands/command-keys';
import { focusFirstFault } from '../../ui/fields/focus-first-fault';
import { matchesKeys } from '../../ui/keys';
import { visibleProse, visibleText } from '../../ui/visible-text';
import cardStyles from '../ApprovalCard.module.css';
import { AskedCard } from '../card/AskedCard';
import { useDecision } from '../decision';
import { useCardElement } from '../use-card-element';
import { useQuestionKeys } from '../use-question-keys';
import { FormAnswers } from './FormAnswers';
import styles from './FormCard.module.css';
import { FormFieldControl } from './FormFields';
import { formFaults, formValues, typedIn, useFormDraft } from './form-draft';

// A server's form: its message, its fields, and three answers. Enter in a field sends. Touched fields show their
// errors; after an attempt to send, all fields do. The card never takes the focus by itself.

type FormCardProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  readonly question: Question;
  readonly form: Form;
};

const noEdit = { kind: 'none' } as const;
const decline: Decision = { answer: 'form', action: 'decline', values: {} };
const cancel: Decision = { answer: 'form', action: 'cancel', values: {} };

export const FormCard = memo(({ chatId, call, question, form }: FormCardProps) => {
  const { message, fields } = form;
  const server = visibleText(form.server);
  const answer = useDecision(chatId, call.id);
  const [draft, keep] = useFormDraft(callKeyOf(chatId, call.id), question.hash);
  const { element, ref } = useCardElement(answer.surface);
  const faults = formFaults(fields, draft);
  const faulty = fields.filter(({ name }) => faults.has(name)).map(({ label }) => visibleText(label));
  const filled: Decision = { answer: 'form', action: 'accept', values: formValues(fields, draft) };
  const { tried, showFaults } = useTried(element);
  const decide = (decision: Decision) =>
    decision === filled && faulty.length > 0 ? showFaults() : answer.decide(decision);
  const keys = useQuestionKeys({
    chatId,
    question,
    answer: { ...answer, decide },
    edit: noEdit,
    blocked: null,
    mainAnswer: filled,
    startRejecting: () => answer.decide(decline),
    walkChanges() {},
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    decide(filled);
  };
  const onFormKey = (event: KeyboardEvent) => {
    if (event.repeat || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') element.current?.focus();
    else if (matchesKeys(event, sendKeys)) send(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <AskedCard
      chatId={chatId}
      callId={call.id}
      name={words('form-card.name', { server })}
      icon={ClipboardList}
      heading={words('form-card.heading', { server })}
      card={ref}
      {...keys}
    >
      <p className={styles.message}>{message.split('\n').map(visibleProse).join('\n')}</p>
      <form className={styles.form} noValidate onSubmit={send} onKeyDown={onFormKey}>
        {fields.map((field) => (
          <FormFieldControl
            key={field.name}
            field={field}
            typed={typedIn(draft, field)}
            fault={tried || Object.hasOwn(draft, field.name) ? (faults.get(field.name) ?? null) : null}
            onChange={(typed) => keep({ ...draft, [field.name]: typed })}
          />
        ))}
        {fields.length > 0 && <p className={cardStyles.quiet}>{words('form-card.about')}</p>}
        <div ref={answer.answers}>
          <FormAnswers
            answer={answer}
            faulty={tried ? faulty : []}
            isEmpty={fields.length === 0}
            onDecline={() => answer.decide(decline)}
            onCancel={() => answer.decide(cancel)}
          />
        </div>
      </form>
    </AskedCard>
  );
});

/** Whether the user tried to send with errors: the first faulty field then gets the focus. */
function useTried(element: RefObject<HTMLElement | null>) {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && element.current) focusFirstFault(element.current);
  }, [tries, element]);
  return { tried: tries > 0, showFaults: () => setTries(tries + 1) };
}
