import { words } from '@shared/texts/text';
import { Bot } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/Badge';
import { visibleText } from '../../ui/visible-text';

/** The name of the asking sub-agent, on its question. */
export function AskingAgent({ name }: { readonly name: string }): ReactElement {
  const shown = visibleText(name);
  return (
    <Badge tone="neutral">
      <Bot aria-hidden size={12} strokeWidth={1.5} />
      <span className="visually-hidden">{words('agent-card.asked-by', { agent: shown })}: </span>
      <span aria-hidden>{shown}</span>
    </Badge>
  );
}
