import { isSomeTextAwaited } from '../files/open-texts';

// When the focused element disappears or is disabled, the focus goes to its neighbour instead of being lost.

/**
 * Runs until the returned function is called. The neighbour is the element in the same place, else the next one, else
 * the previous one, in the smallest part of the page that has any. An element that was only disabled gets the focus
 * back. The code waits one frame for components that choose the target themselves. A component that takes the focus
 * when it appears must do so in a layout effect, because other effects may run later.
 */
export function keepKeyboard(): () => void {
  let held: HTMLElement | null = null;
  let lent: Lent | null = null;
  let gap: Gap | null = null;
  let frame = 0;
  const below = watchBelow();

  const note = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement ? target : null;
    gap = null;
    if (held) below.note(held);
    if (target !== lent?.to) lent = null;
  };
  /** A blur of an element that could keep the focus is intended. */
  const letGo = () =>
    queueMicrotask(() => {
      if (held && isNowhere() && takesKeyboard(held)) held = null;
    });
  const settle = () => {
    const [from, to] = [held, gap && neighbourIn(gap)];
    gap = null;
    const isLost = isNowhere() || document.activeElement === from;
    if (from === null || to === null || !isLost || takesKeyboard(from)) return;
    // The user asked for a text that is still loading.
    if (isSomeTextAwaited()) return;
    lent = { from, to };
    to.focus({ preventScroll: true });
  };
  const look = (records: readonly MutationRecord[]) => {
    if (lent && document.activeElement === lent.to && takesKeyboard(lent.from))
      lent.from.focus({ preventScroll: true });
    below.look(records);
    const gone = gap?.place ?? held;
    const found = gone && gapOf(gone, records);
    if (found === null) return;
    gap = found;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };

  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', letGo);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', letGo);
  };
}

/** `to` has the focus until `from` can have it again. */
type Lent = { readonly from: HTMLElement; readonly to: HTMLElement };

/** The former place of an element on the page: in `place` after `before`, or first in it if `before` is null. */
type Gap = { readonly place: Element; readonly before: Node | null };

/** The last focused element in one child of the body, and its gap once it has left the page. */
type Stay = { readonly layer: Element; readonly at: HTMLElement; readonly gap: Gap | null };

/**
 * A layer returns the focus to the element that had it before. If that element is gone, its neighbour gets the focus
 * two frames after the layer closed: by then the layer has finished.
 */
function watchBelow() {
  let stays: readonly Stay[] = [];
  const settle = () => {
    const stay = stays.at(-1);
    if (!stay || !isNowhere() || isSomeTextAwaited()) return;
    const to = takesKeyboard(stay.at) ? stay.at : stay.gap && neighbourIn(stay.gap);
    to?.focus({ preventScroll: true });
  };
  return {
    note(at: HTMLElement): void {
      const layer = at.closest('body > *');
      if (layer) stays = [...stays.filter((stay) => stay.layer !== layer), { layer, at, gap: null }];
    },
    look(records: readonly MutationRecord[]): void {
      stays = stays.map((stay) => ({ ...stay, gap: gapOf(stay.gap?.place ?? stay.at, records) ?? stay.gap }));
      const open = stays.filter(({ layer }) => layer.isConnected);
      const isGone = stays.at(-1) !== open.at(-1);
      stays = open;
      if (isGone) requestAnimationFrame(() => requestAnimationFrame(settle));
    },
  };
}

function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

function takesKeyboard(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility(seen);
}

const seen = { visibilityProperty: true } as const;

/** Null if the element is still in its place. A child of the body is a layer, which returns the focus itself. */
function gapOf(gone: Element, records: readonly MutationRecord[]): Gap | null {
  for (const { type, target, removedNodes, previousSibling } of records) {
    if (!(target instanceof Element) || !target.isConnected) continue;
    const isRemoved = !gone.isConnected && [...removedNodes].some((node) => node.contains(gone));
    if (isRemoved && target !== document.body)
      return { place: target, before: previousSibling?.isConnected ? previousSibling : null };
    const isOff = type === 'attributes' && target.contains(gone) && isSwitchedOff(target);
    if (isOff && target.parentElement) return { place: target.parentElement, before: target };
  }
  return null;
}

function isSwitchedOff(element: Element): boolean {
  return element.matches(':disabled, [hidden]');
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex]';

function neighbourIn({ place, before }: Gap): HTMLElement | null {
  const comesAfter = (element: Element) => {
    if (before === null || !before.isConnected) return isAfter(element, place) || place.contains(element);
    return isAfter(element, before) && !before.contains(element);
  };
  for (let part: Element | null = place; part && part !== document.body; part = part.parentElement) {
    const stops = [...part.querySelectorAll<HTMLElement>(tabStops)].filter(
      (stop) => stop.tabIndex >= 0 && takesKeyboard(stop) && stop.closest('[inert]') === null,
    );
    const next = stops.find(comesAfter) ?? stops.at(-1);
    if (next) return next;
  }
  return null;
}

function isAfter(element: Element, other: Node): boolean {
  return (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
