import { create } from 'zustand';
import { api } from './server-state';

// Progress and cancellation of a long call to the main process. There is one at a time.

type Running = { readonly work: string; readonly done: number; readonly total: number };

export const useLongWork = create<{ readonly running: Running | null }>()(() => ({ running: null }));

/** Shows the progress of the call while it runs. `ask` sends the id with the call. */
export async function followWork<Value>(ask: (work: string) => Promise<Value>): Promise<Value> {
  const work = crypto.randomUUID();
  const answer = ask(work);
  void follow(work);
  try {
    return await answer;
  } finally {
    useLongWork.setState(({ running }) => ({ running: running?.work === work ? null : running }));
  }
}

export function stopWork(): void {
  const { running } = useLongWork.getState();
  if (running !== null) void api.app.workStop({ work: running.work }).catch(() => {});
}

async function follow(work: string): Promise<void> {
  useLongWork.setState({ running: { work, done: 0, total: 0 } });
  for (let done = 0; useLongWork.getState().running?.work === work; ) {
    const progress = await api.app.workNext({ work, done }).catch(() => null);
    if (progress === null || useLongWork.getState().running?.work !== work) return;
    useLongWork.setState({ running: { work, ...progress } });
    ({ done } = progress);
  }
}
