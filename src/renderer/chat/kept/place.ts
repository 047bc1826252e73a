import { messageAttribute } from '../found/message-places';

// Where a list of messages stands, by what lies at the upper edge of what is shown of it: sizes may be others when it is
// drawn again, and only guessed at first.

/** A message, and from its row inwards which part of each part lies at the edge. `top`: in px under the edge. */
export type Place = {
  readonly itemId: string;
  readonly top: number;
  readonly parts: readonly { readonly index: number; readonly top: number }[];
};

/** Null: nothing is shown. */
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

/** How many px its scroll position is short of the place; null: the message is not in the page now. */
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

/** The parts of these come and go with their colours. */
const whole = 'pre, table, svg';

const deepest = 12;

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function endsBelow(element: Element, edge: number): boolean {
  return element.getBoundingClientRect().bottom > edge;
}
