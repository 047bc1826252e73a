// Places of the settings page, for the commands of the window that lead to them.

/** Marks the page, so that it is known whether a key was pressed in it or in something that opened over it. */
export const settingsPageAttribute = 'data-settings-page';

export const searchFieldId = 'settings-search';

export function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
