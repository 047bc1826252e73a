import type { Place } from './place';

// What this window remembers of chats while they are not drawn: where the last one stood, and which diagrams were opened.

/** The newest of them, so that a window that stays open for weeks does not fill up. */
const mostDiagrams = 200;

let kept: { readonly chatId: string; readonly place: Place } | null = null;
const diagrams = new Set<string>();

/** Null: at its end. */
export function keptPlace(chatId: string): Place | null {
  return kept?.chatId === chatId ? kept.place : null;
}

/** Of one chat: that of the one before is forgotten. */
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
