import type { RanHook } from './run-hook';

// Texts for the model about hooks.

/** After a call: the hook's words; `''` if it has none. */
export function afterText({ hook: { label }, answer: { decision, reason, context } }: RanHook): string {
  const blocked =
    decision === 'deny' ? `The hook \`${label}\` reports a problem${reason && `: ${reason}`}` : '';
  return [blocked, contextText(label, context)].filter((text) => text !== '').join('\n');
}

/** Text that the hook adds for the model; `''` if it has none. */
export function contextText(label: string, context: string): string {
  return context === '' ? '' : `From the hook \`${label}\`: ${context}`;
}
