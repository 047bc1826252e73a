import { useEffect } from 'react';
import { messageAttribute, messagesAttribute } from '../found/message-places';

// Marks the text in the messages with the CSS highlights API, which leaves the page unchanged, and scrolls to the shown
// place. Collapsed parts around it open.

const all = 'found-in-chat';
const current = 'found-in-chat-current';

type Marked = {
  readonly text: string;
  /** The shown message, and the index of the shown place in it. */
  readonly itemId: string | undefined;
  readonly place: number;
};

export function useMarks({ text, itemId, place }: Marked): void {
  useEffect(() => {
    if (text === '' || !('highlights' in CSS)) return;
    let isShown = false;
    let isOpened = false;
    let frame = 0;
    const mark = () => {
      frame = 0;
      // The list may mount after this component, and be another one by then.
      const list = document.querySelector(`[${messagesAttribute}]`);
      if (!list) return;
      const message = itemId === undefined ? null : messageOf(list, itemId);
      const places = message ? rangesIn(message, text) : [];
      const here = places[Math.min(place, places.length - 1)];
      CSS.highlights.set(all, new Highlight(...rangesIn(list, text)));
      CSS.highlights.set(current, new Highlight(...(here ? [here] : [])));
      if (here && !isShown) {
        isShown = true;
        bringIntoView(list, here);
      } else if (message && !here && !isOpened) {
        isOpened = true;
        for (const fold of message.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) fold.click();
      }
    };
    const later = () => {
      frame ||= requestAnimationFrame(mark);
    };
    mark();
    const watch = new MutationObserver(later);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      for (const name of [all, current]) CSS.highlights.delete(name);
    };
  }, [text, itemId, place]);
}

/** The list has already scrolled to the message; in a long one the place may be far below. */
function bringIntoView(list: Element, place: Range): void {
  const [at, frame] = [place.getBoundingClientRect(), list.getBoundingClientRect()];
  if (at.top >= frame.top && at.bottom <= frame.bottom) return;
  list.scrollTop += at.top - frame.top - frame.height / 2;
}

function messageOf(list: Element, itemId: string): Element | null {
  return list.querySelector(`[${messageAttribute}~="${CSS.escape(itemId)}"]`);
}

/** Finds text within one text node; it misses matches across the end of a code span or a link. */
function rangesIn(element: Element, text: string): Range[] {
  const wanted = text.toLowerCase();
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.nodeValue?.toLowerCase() ?? '';
    for (let at = said.indexOf(wanted); at !== -1; at = said.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
