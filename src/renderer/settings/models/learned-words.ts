import type { Change } from '@shared/models/learned-schema';
import { words } from '@shared/texts/text';
import { visibleText } from '../../ui/visible-text';

/** A sentence about a change that Pilotfish learned from a refusal. */
export function learnedWords({ kind, of = '' }: Change): string {
  switch (kind) {
    case 'omit-tool':
      return words('learned.omit-tool', { tool: visibleText(of) });
    case 'no-effort':
      return of === ''
        ? words('learned.no-effort')
        : words('learned.no-effort-named', { effort: visibleText(of) });
    case 'max-output':
    case 'context-window':
      return words(`learned.${kind}`, { tokens: Number(of) });
    default:
      return words(`learned.${kind}`);
  }
}
