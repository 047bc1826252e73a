// Regions of the window, walked by keys: tree, editor, terminal, chat, list of chats, in the order in which they stand.
// The keyboard comes back to where it was in one.

export const regionAttribute = 'data-region';

export type Region = 'tree' | 'editor' | 'terminal' | 'chat' | 'chats';

const order: readonly Region[] = ['tree', 'editor', 'terminal', 'chat', 'chats'];

/** What is meant in each, the first that is there: what one works in, else its tabs, else anything. */
const aims: Readonly<Record<Region, readonly string[]>> = {
  tree: ['[role="tree"]', 'input', '[data-begin]'],
  editor: [
    '[role="tabpanel"] :is(textarea, .native-edit-context):not([tabindex="-1"])',
    '[role="tabpanel"] button[aria-current="true"]',
  ],
  terminal: ['[role="tabpanel"] textarea'],
  chat: ['textarea'],
  chats: ['input'],
};
const otherAims = ['[role="tab"][aria-selected="true"]', 'button:enabled', '[tabindex="0"]'];

/** False when the region is not on the page, or nothing in it takes the keyboard. */
export function focusRegion(region: Region): boolean {
  const element = regionElement(region);
  if (!element) return false;
  const last = lastFocused.get(element)?.deref();
  const aimed = [...aims[region], ...otherAims].map((aim) => element.querySelector<HTMLElement>(aim));
  return [last, ...aimed].some(
    (target) => target !== null && target !== undefined && takesFocus(target, element),
  );
}

export function hasKeyboard(region: Region): boolean {
  return regionElement(region)?.contains(document.activeElement) ?? false;
}

/** Round and round, from the one that has the keyboard, over those that are there. */
export function walkRegions(step: 1 | -1): void {
  const here = order.findIndex(hasKeyboard);
  const start = here === -1 && step === -1 ? 0 : here;
  for (let passed = 1; passed <= order.length; passed += 1) {
    const next = order[(start + step * passed + 2 * order.length) % order.length];
    if (next !== undefined && focusRegion(next)) return;
  }
}

const lastFocused = new WeakMap<Element, WeakRef<HTMLElement>>();

/** Notes where the keyboard is in each region, until the returned function is called. */
export function noteFocus(): () => void {
  const note = ({ target }: FocusEvent) => {
    const region = target instanceof HTMLElement ? target.closest(`[${regionAttribute}]`) : null;
    if (region && target instanceof HTMLElement) lastFocused.set(region, new WeakRef(target));
  };
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

function regionElement(region: Region): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`[${regionAttribute}="${region}"]`);
  return element && element.clientWidth > 0 ? element : null;
}

function takesFocus(target: HTMLElement, region: Element): boolean {
  if (!region.contains(target)) return false;
  target.focus();
  return document.activeElement === target;
}
