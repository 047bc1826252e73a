import { create } from 'zustand';
import { type SettingsSection, showSettings } from '../../state/ui-state';

// Goals on the settings page: the target of a search scrolls into view, takes the focus, and is marked until it loses
// the focus.

const attribute = 'data-setting';

/** Attributes that identify the element of a setting. */
export function goalOf(id: string): Readonly<Record<string, string>> {
  return { [attribute]: id };
}

/** The goal of a section's heading, for settings without an element of their own. */
export function sectionGoal(section: SettingsSection): string {
  return `section ${section}`;
}

/** The search field for commands on the keyboard page. */
export const searchGoal = 'search of commands';

export function commandGoal(id: string): string {
  return `command ${id}`;
}

/** Each visit sets a new object. */
export const useGoal = create<{ readonly goal: { readonly id: string } | null }>()(() => ({ goal: null }));

export function goToSetting(section: SettingsSection, id: string): void {
  useGoal.setState({ goal: { id } });
  showSettings(section);
}

/** Goes to the goal once it is rendered, until the returned function is called. */
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
