import { messageAttribute } from '../found/message-places';

// The scroll position of a message list, by the content at its upper edge: heights may differ after a remount, and are
// estimates at first.

/** A message, and from its row inwards the index of the part at the edge. `top`: in px below the edge. */
export type Place = {
  readonly itemId: string;
  readonly top: number;
  readonly parts: readonly { readonly index: number; readonly top: number }[];
};

/** Null if all messages are hidden. */
export function placeIn(scroller: HTMLElement): Place | null {
  const edge = scroller.getBoundingClientRect().top;
  const row = [...scroller.querySelectorAll(`[${messageAttribute}]`)].find((each) => endsBelow(each, edge));
  const itemId = row?.getAttribute(messageAttribute)?.split(' ')[0];
  if (!row || itemId === undefined || scroller.clientHeight === 0) return null;
  const parts: { index: number; top: number }[] = [];
  for (let part = row; topOf(part) < edge && parts.length < deepest && !part.matches(whole); ) {
    const index = [...part.children].findIndex((child) => endsBelow(child, edge));
    const inner = part.children[index];
    if (!inner) break;
    parts.push({ index, top: topOf(inner) - edge });
    part = inner;
  }
  return { itemId, top: topOf(row) - edge, parts };
}

/** The distance in px to the place; null while the message is unmounted. */
export function wayTo(place: Place, scroller: HTMLElement): number | null {
  let part = scroller.querySelector(`[${messageAttribute}~="${CSS.escape(place.itemId)}"]`);
  if (!part) return null;
  let { top } = place;
  for (const inner of place.parts) {
    const child: Element | undefined = part.children[inner.index];
    if (!child) break;
    part = child;
    ({ top } = inner);
  }
  return topOf(part) - scroller.getBoundingClientRect().top - top;
}

/** Their inner elements change when they are highlighted. */
const whole = 'pre, table, svg';

const deepest = 12;

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function endsBelow(element: Element, edge: number): boolean {
  return element.getBoundingClientRect().bottom > edge;
}
