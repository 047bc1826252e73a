import type { Question } from '@shared/approval/approval';
import type { ToolCall } from '@shared/tool-call/tool-call';
import type { ReactElement } from 'react';
import { ApprovalCard } from '../ApprovalCard';
import { FormCard } from '../form/FormCard';
import { PlanCard } from './PlanCard';
import type { DrawnMarkdown } from './PlanLines';
import { QuestionCard } from './QuestionCard';

type WaitingCardProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  readonly question: Question;
  readonly Markdown: DrawnMarkdown;
};

/** The card of a waiting call: the user accepts or rejects it, or answers it in its own way. */
export function WaitingCard({ Markdown, ...asked }: WaitingCardProps): ReactElement {
  const { subject } = asked.question;
  switch (subject.kind) {
    case 'plan':
      return <PlanCard {...asked} subject={subject} Markdown={Markdown} />;
    case 'question':
      return <QuestionCard {...asked} subject={subject} Markdown={Markdown} />;
    case 'form':
      return <FormCard {...asked} form={subject.form} />;
    case 'file-change':
    case 'command':
    case 'remote':
    case 'call':
    case 'url':
    case 'network':
    case 'memory':
      return <ApprovalCard {...asked} subject={subject} />;
  }
}
