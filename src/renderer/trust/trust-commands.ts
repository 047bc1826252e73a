import { ShieldCheck } from 'lucide-react';
import type { WindowCommand } from '../state/commands/window-command';
import { reviewTrust } from '../state/trust/trust-review';

// Commands of the window for project-provided things.

export const reviewTrustCommand: WindowCommand = {
  id: 'trust.review',
  icon: ShieldCheck,
  when: ({ server }) => server.project?.state === 'open',
  run: reviewTrust,
};

export const trustCommands: readonly WindowCommand[] = [reviewTrustCommand];
