/** The keyboard goes to the first field in it that is marked as wrong, where there is one. */
export function focusFirstFault(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
