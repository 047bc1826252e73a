import type { JournaledChatEvent } from '@shared/chat/chat';

export type EndParts = {
  /** The chat's events about a finished turn. */
  endOfTurn(): Promise<readonly JournaledChatEvent[]>;
  onProblem(problem: string, error: unknown): void;
};

/** The chat's events about a finished turn; empty if reading them fails. */
export async function saidAtEnd(parts: EndParts): Promise<readonly JournaledChatEvent[]> {
  try {
    return await parts.endOfTurn();
  } catch (error) {
    parts.onProblem('what a turn changed could not be told', error);
    return [];
  }
}
