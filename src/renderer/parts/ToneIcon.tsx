import { Ban, CircleDashed, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Spinner } from '../ui/Spinner';
import type { CallTone } from './call-state';
import { stateIcons } from './state-icons';

const icons: Readonly<Record<Exclude<CallTone, 'busy'>, LucideIcon>> = {
  quiet: CircleDashed,
  good: stateIcons.done,
  bad: stateIcons.failed,
  stopped: Ban,
  'cut-short': stateIcons.stopped,
};

/** The state of a call, as an icon; text beside it has the same meaning. */
export function ToneIcon({ tone }: { readonly tone: CallTone }): ReactElement {
  if (tone === 'busy') return <Spinner size={12} />;
  const Icon = icons[tone];
  return <Icon aria-hidden size={14} strokeWidth={2} />;
}
