import type { Place } from './place';

// State of chats that outlives their components: the scroll position of the last chat, and the drawn diagrams.

/** The newest ones, so that memory stays limited in a window that is open for weeks. */
const mostDiagrams = 200;

let kept: { readonly chatId: string; readonly place: Place } | null = null;
const diagrams = new Set<string>();

/** Null at its end. */
export function keptPlace(chatId: string): Place | null {
  return kept?.chatId === chatId ? kept.place : null;
}

/** Stores the position of one chat and forgets that of the previous one. */
export function keepPlace(chatId: string, place: Place | null): void {
  kept = place && { chatId, place };
}

export function isDiagramKept(chatId: string, source: string): boolean {
  return diagrams.has(diagramKey(chatId, source));
}

export function keepDiagram(chatId: string, source: string, isDrawn: boolean): void {
  diagrams.delete(diagramKey(chatId, source));
  if (isDrawn) diagrams.add(diagramKey(chatId, source));
  const [oldest] = diagrams;
  if (diagrams.size > mostDiagrams && oldest !== undefined) diagrams.delete(oldest);
}

function diagramKey(chatId: string, source: string): string {
  return `${chatId} ${source}`;
}
