import { useState } from 'react';

/** The row that Enter chooses: the first, until one is walked to; again the first once something else is typed. */
export function useActiveRow(typed: string, count: number) {
  const [walked, setWalked] = useState({ typed, to: 0 });
  const active = walked.typed === typed ? Math.max(0, Math.min(walked.to, count - 1)) : 0;
  return { active, setActive: (to: number) => setWalked({ typed, to }) };
}
