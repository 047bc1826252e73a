import type { Subject } from '@shared/approval';

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

type Press = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
  readonly nativeEvent: { readonly isComposing: boolean };
};

/** The choice that the key is the number of, from 0; null when it is none, or is typed into a text. */
export function digitOf({ key, ctrlKey, metaKey, altKey, target, nativeEvent }: Press): number | null {
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing || !/^[1-9]$/.test(key)) return null;
  return target instanceof Element && target.closest('textarea, form') ? null : Number(key) - 1;
}
