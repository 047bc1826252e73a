import type { OpenedPlaces } from '@shared/sandbox/sandbox';
import { type AnyText, words } from '@shared/texts/text';
import { Box, BoxSelect } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleText } from '../ui/visible-text';
import styles from './SandboxPlace.module.css';

type SandboxPlaceProps = {
  readonly place:
    | ({ readonly kind: 'in' } & OpenedPlaces)
    | { readonly kind: 'offline' }
    | { readonly kind: 'without'; readonly why: AnyText };
};

/** Whether a program from elsewhere runs in the sandbox, and the access it has there. */
export function SandboxPlace({ place }: SandboxPlaceProps): ReactElement {
  const Icon = place.kind === 'without' ? BoxSelect : Box;
  return (
    <p className={styles.place}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>{placeWords(place)}</span>
    </p>
  );
}

function placeWords(place: SandboxPlaceProps['place']): string {
  if (place.kind === 'without')
    return words('approval-card.without-sandbox', { why: visibleText(place.why) });
  if (place.kind === 'offline') return words('sandbox-places.offline');
  return words('sandbox-places.in', { hosts: shown(place.hosts), folders: shown(place.folders) });
}

function shown(names: readonly string[]): string[] {
  return names.map((name) => visibleText(name));
}
