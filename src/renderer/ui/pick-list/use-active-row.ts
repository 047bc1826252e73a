import { useState } from 'react';

/** The row that Enter chooses: `first`, until the user walks to another. After new text it is `first` again. */
export function useActiveRow(typed: string, count: number, first = 0) {
  const [walked, setWalked] = useState<{ readonly typed: string; readonly to: number } | null>(null);
  const wanted = walked?.typed === typed ? walked.to : first;
  const active = Math.max(0, Math.min(wanted, count - 1));
  return { active, setActive: (to: number) => setWalked({ typed, to }) };
}
