/** Focuses the first invalid field of the form, if there is one. */
export function focusFirstFault(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
