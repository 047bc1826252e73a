import type { JournaledChatEvent } from '@shared/chat/chat';

export type EndParts = {
  /** What the chat says of a turn when it is over. */
  endOfTurn(): Promise<readonly JournaledChatEvent[]>;
  onProblem(problem: string, error: unknown): void;
};

/** What the chat says of a turn when it is over, or nothing where that cannot be found out. */
export async function saidAtEnd(parts: EndParts): Promise<readonly JournaledChatEvent[]> {
  try {
    return await parts.endOfTurn();
  } catch (error) {
    parts.onProblem('what a turn changed could not be told', error);
    return [];
  }
}
