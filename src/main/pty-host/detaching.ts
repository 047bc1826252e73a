import { createSerialQueue } from '../base/serial-queue.ts';
import type { DetachAnswer, DetachedFiles } from './host-protocol.ts';
import type { Pty } from './pty-device.ts';
import { type PtyHolder, startPtyHolder } from './pty-holder.ts';

// Detaching: whether one run continues after the end of this host.

export type Detaching = {
  set(files: DetachedFiles | null): Promise<DetachAnswer>;
  isOn(): boolean;
  /** The run has ended, so it needs no holder now or later. */
  end(): void;
  takeOver(): void;
};

export function createDetaching({ descriptor }: Pick<Pty, 'descriptor'>, nonce: string): Detaching {
  let holder: PtyHolder | null = null;
  let hasEnded = false;
  const changes = createSerialQueue();

  const dismiss = () => {
    holder?.dismiss();
    holder = null;
  };
  const start = async (terminal: number, files: DetachedFiles) => {
    const started = await startPtyHolder(terminal, files);
    void started.gone.then(() => {
      if (holder === started) holder = null;
    });
    return started;
  };
  const change = async (files: DetachedFiles | null): Promise<DetachAnswer> => {
    if (files === null) {
      dismiss();
      return { kind: 'let-go' };
    }
    if (hasEnded) return { kind: 'refused', why: 'ended' };
    if (descriptor === null) return { kind: 'refused', why: 'no-terminal' };
    try {
      holder ??= await start(descriptor, files);
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
    if (!hasEnded) return { kind: 'held', holder: holder.pid, nonce };
    dismiss();
    return { kind: 'refused', why: 'ended' };
  };

  return {
    set: (files) => changes.next(() => change(files)),
    isOn: () => holder !== null,
    end() {
      hasEnded = true;
      dismiss();
    },
    takeOver: () => holder?.takeOver(),
  };
}
