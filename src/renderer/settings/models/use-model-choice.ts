import type { Price } from '@shared/cost/price-schema';
import { type RefObject, useRef, useState } from 'react';
import type { ModelList, ModelsProblem } from '../../state/use-model-list';

export type ModelChoosing = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: boolean;
  setOpen(open: boolean): void;
  /**
   * Asks the provider for its models. It takes a single model, shows several as a list, and focuses the cause of an
   * error.
   */
  ask(): Promise<void>;
};

/** With the model's price if the provider lists one. */
export type ChooseModel = (model: string, listed: Price | null) => void;

type Choice = { readonly list: ModelList; readonly value: string; onChange: ChooseModel };

/** The choice from the models that a provider lists. */
export function useModelChoice({ list, value, onChange }: Choice): ModelChoosing {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ask = async () => {
    if (list.busy) return;
    const answer = await list.ask();
    if ('message' in answer) return focusFaulty(input.current, answer.at);
    const [only, ...others] = answer;
    if (only !== undefined && others.length === 0) return onChange(value || only.id, only.price ?? null);
    if (only === undefined && value !== '') return;
    input.current?.focus();
    setOpen(only !== undefined);
  };
  return { input, open, setOpen, ask };
}

/** Focuses the field that the user must correct. If the form does not show it, the model field shows the error. */
function focusFaulty(model: HTMLInputElement | null, at: ModelsProblem['at']): void {
  const faulty = model?.form?.querySelector<HTMLElement>(`[data-field="${at}"]`);
  (faulty ?? model)?.focus();
}
