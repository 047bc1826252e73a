// Regions of the window, walked by keys in the order in which they stand: the title bar, then tree, editor, terminal, chat
// and list of chats, or the page in their place, then the status bar. The keyboard comes back to where it was in one.

export const regionAttribute = 'data-region';

const atWork = ['tree', 'editor', 'terminal', 'chat', 'chats'] as const;
const order = ['title', ...atWork, 'page', 'status'] as const;

export type Region = (typeof order)[number];

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
  title: [],
  page: ['[role="listbox"]', '[aria-current="page"]', 'input'],
  status: [],
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

/** The middle of the window, else whatever else is worked in. */
export function focusMiddle(): void {
  if (!focusRegion('editor')) atWork.some(focusRegion);
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

/** Takes the keyboard when its page is shown, but shows no sign of it: nobody who walks would see where they are. */
const title = 'h1';

const lastFocused = new WeakMap<Element, WeakRef<HTMLElement>>();

/** Notes where the keyboard is in each region, until the returned function is called. */
export function noteFocus(): () => void {
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.matches(title)) return;
    const region = target.closest(`[${regionAttribute}]`);
    if (region) lastFocused.set(region, new WeakRef(target));
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
