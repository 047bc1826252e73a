// Places of the settings page that commands of the window lead to.

/** Marks the page, to distinguish keys pressed in it from keys pressed in a dialog above it. */
export const settingsPageAttribute = 'data-settings-page';

export const searchFieldId = 'settings-search';

export function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
