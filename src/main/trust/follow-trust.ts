import type { TrustState } from '@shared/trust/trust';
import { createSerialQueue } from '../base/serial-queue';
import type { ProjectTrust } from './project-trust';
import type { TrustFile } from './trust-file';

// Updates the trust state that windows show of a project: when it opens, when the user switches to it, and when the
// trust store changes.

export type TrustFollower = {
  look(): void;
  /** Resolves when the windows have the state of the last look. */
  settled(): Promise<void>;
  close(): void;
};

type Options = {
  readonly file: Pick<TrustFile, 'onChange'>;
  readonly tell: (state: TrustState) => void;
  readonly onProblem: (error: unknown) => void;
};

export function followTrust(
  trust: Pick<ProjectTrust, 'state'>,
  { file, tell, onProblem }: Options,
): TrustFollower {
  const looks = createSerialQueue();
  let isClosed = false;
  let told: TrustState = { isTrusted: false, toReview: false };
  const look = () => {
    const looked = looks.next(async () => {
      if (isClosed) return;
      const state = await trust.state();
      if (isClosed || (state.isTrusted === told.isTrusted && state.toReview === told.toReview)) return;
      told = state;
      tell(state);
    });
    looked.catch(onProblem);
  };
  const unfollow = file.onChange(look);
  look();
  return {
    look,
    settled: looks.settled,
    close() {
      isClosed = true;
      unfollow();
    },
  };
}
