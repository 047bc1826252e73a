/** The keyboard goes to the first field of the form that is marked as wrong, where there is one. */
export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
