// Regions of the window, in the order in which keys step through them: the title bar; the list of a review, tree, editor,
// terminal, chat and chat list, or the page in their place; the status bar. The focus returns to its last element in a
// region. Each column of the editor area is a region.

export const regionAttribute = 'data-region';

/** Marks the active one of several regions of a name. */
export const activeAttribute = 'data-active';

const atWork = ['review', 'tree', 'editor', 'terminal', 'chat', 'chats'] as const;
const order = ['title', ...atWork, 'page', 'status'] as const;

export type Region = (typeof order)[number];

/** Targets of each region; the first that exists gets the focus: the main widget, else its tabs, else any element. */
const aims: Readonly<Record<Region, readonly string[]>> = {
  review: ['[aria-current="true"]', 'input'],
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

/** False if the region is missing from the page, or cannot be focused. */
export function focusRegion(region: Region): boolean {
  const elements = regionElements(region);
  const element = elements.find((one) => one.hasAttribute(activeAttribute)) ?? elements[0];
  return element !== undefined && focusIn(region, element);
}

function focusIn(region: Region, element: HTMLElement): boolean {
  const last = lastFocused.get(element)?.deref();
  const aimed = [...aims[region], ...otherAims].map((aim) => element.querySelector<HTMLElement>(aim));
  return [last, ...aimed].some(
    (target) => target !== null && target !== undefined && takesFocus(target, element),
  );
}

export function hasKeyboard(region: Region): boolean {
  return regionElements(region).some(hasFocus);
}

/** Focuses the middle of the window, else the first region that can be focused. */
export function focusMiddle(): void {
  if (!focusRegion('editor')) atWork.some(focusRegion);
}

/** Steps cyclically through the regions on the page, from the one with the focus. */
export function walkRegions(step: 1 | -1): void {
  const all = order.flatMap((region) => regionElements(region).map((element) => ({ region, element })));
  const here = all.findIndex(({ element }) => hasFocus(element));
  const start = here === -1 && step === -1 ? 0 : here;
  for (let passed = 1; passed <= all.length; passed += 1) {
    const next = all[(start + step * passed + 2 * all.length) % all.length];
    if (next && focusIn(next.region, next.element)) return;
  }
}

/** Takes the focus when its page is shown, but lacks a focus ring: the user could not see where the focus is. */
const title = 'h1';

const lastFocused = new WeakMap<Element, WeakRef<HTMLElement>>();

/** Records the focused element of each region until the returned function is called. */
export function noteFocus(): () => void {
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.matches(title)) return;
    const region = target.closest(`[${regionAttribute}]`);
    if (region) lastFocused.set(region, new WeakRef(target));
  };
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

function regionElements(region: Region): readonly HTMLElement[] {
  const elements = document.querySelectorAll<HTMLElement>(`[${regionAttribute}="${region}"]`);
  return [...elements].filter((element) => element.clientWidth > 0);
}

function hasFocus(element: HTMLElement): boolean {
  return element.contains(document.activeElement);
}

function takesFocus(target: HTMLElement, region: Element): boolean {
  if (!region.contains(target)) return false;
  target.focus();
  return document.activeElement === target;
}
