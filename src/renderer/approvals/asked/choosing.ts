import type { Subject } from '@shared/approval/approval';

// The chosen answers of a question. Pure.

type Asked = Extract<Subject, { kind: 'question' }>;

/**
 * The choices after the user chose `label`, or removed it where several may be chosen. In the order of the question.
 */
export function chosenAfter(
  { choices, multiple }: Pick<Asked, 'choices' | 'multiple'>,
  chosen: readonly string[],
  label: string,
): string[] {
  if (!multiple) return [label];
  const next = chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label];
  return choices.map((choice) => choice.label).filter((one) => next.includes(one));
}
