import { createSerialQueue } from '../base/serial-queue.ts';
import type { KeepAnswer, KeepPlace } from './host-protocol.ts';
import type { Pty } from './pty-device.ts';
import { type PtyHolder, startPtyHolder } from './pty-holder.ts';

// Whether one run goes on when this host ends, however it ends.

export type Detaching = {
  set(place: KeepPlace | null): Promise<KeepAnswer>;
  isOn(): boolean;
  /** The run has ended: nobody needs to be there for it, and nobody will be. */
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
  const start = async (terminal: number, place: KeepPlace) => {
    const started = await startPtyHolder(terminal, place);
    void started.gone.then(() => {
      if (holder === started) holder = null;
    });
    return started;
  };
  const change = async (place: KeepPlace | null): Promise<KeepAnswer> => {
    if (place === null) {
      dismiss();
      return { kind: 'let-go' };
    }
    if (hasEnded) return { kind: 'refused', why: 'it has ended' };
    if (descriptor === null) return { kind: 'refused', why: 'it has no terminal' };
    try {
      holder ??= await start(descriptor, place);
    } catch (error) {
      return { kind: 'refused', why: error instanceof Error ? error.message : String(error) };
    }
    if (!hasEnded) return { kind: 'held', holder: holder.pid, nonce };
    dismiss();
    return { kind: 'refused', why: 'it has ended' };
  };

  return {
    set: (place) => changes.next(() => change(place)),
    isOn: () => holder !== null,
    end() {
      hasEnded = true;
      dismiss();
    },
    takeOver: () => holder?.takeOver(),
  };
}
