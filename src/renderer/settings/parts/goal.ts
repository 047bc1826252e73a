import { create } from 'zustand';
import { type SettingsSection, showSettings } from '../../state/ui-state';

// Goals on the settings page: what a person looked for comes into sight, gets the keyboard, and is marked until that
// leaves it.

const attribute = 'data-setting';

/** What the element of a setting has, so that it is found. */
export function goalOf(id: string): Readonly<Record<string, string>> {
  return { [attribute]: id };
}

/** The heading of a page, for what has no place of its own there. */
export function pageGoal(page: SettingsSection): string {
  return `page ${page}`;
}

/** The field that searches the commands on the page of their keys. */
export const searchGoal = 'search of commands';

export function commandGoal(id: string): string {
  return `command ${id}`;
}

/** A new object each time somebody goes there. */
export const useGoal = create<{ readonly goal: { readonly id: string } | null }>()(() => ({ goal: null }));

export function goToSetting(page: SettingsSection, id: string): void {
  useGoal.setState({ goal: { id } });
  showSettings(page);
}

/** Goes to the goal as soon as it is drawn, until the returned function is called. */
export function reachGoal(within: Element, id: string): () => void {
  const reach = () => {
    const found = within.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(id)}"]`);
    if (found) mark(found);
    return found !== null;
  };
  const observer = new MutationObserver(() => reach() && observer.disconnect());
  if (!reach()) observer.observe(within, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const controls =
  'input:checked, input:not([type="radio"]), textarea, [role="switch"], [role="combobox"], button:not(:disabled)';

function mark(found: HTMLElement): void {
  useGoal.setState({ goal: null });
  const control = found.querySelector<HTMLElement>(controls);
  if (!control) found.tabIndex = -1;
  (control ?? found).focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  found.dataset.found = '';
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && found.contains(relatedTarget)) return;
    delete found.dataset.found;
    found.removeEventListener('focusout', leave);
  };
  found.addEventListener('focusout', leave);
}
