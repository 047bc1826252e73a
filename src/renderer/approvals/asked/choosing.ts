import type { Subject } from '@shared/approval/approval';

// Which choices are taken. Pure.

type Asked = Extract<Subject, { kind: 'question' }>;

/** What is chosen once `label` was chosen or, where it was already and several may be, let go. In the order asked. */
export function chosenAfter(
  { choices, multiple }: Pick<Asked, 'choices' | 'multiple'>,
  chosen: readonly string[],
  label: string,
): string[] {
  if (!multiple) return [label];
  const next = chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label];
  return choices.map((choice) => choice.label).filter((one) => next.includes(one));
}
