import type { ReactElement } from 'react';
import { PickList } from './PickList';

type PickListToComeProps = {
  readonly name: string;
  readonly placeholder: string;
  readonly typed: string;
  onType(text: string): void;
  leave(): void;
};

/** Takes what is typed while the list itself is loaded, which goes on with it. */
export function PickListToCome(props: PickListToComeProps): ReactElement {
  return <PickList {...props} rows={[]} status="" choose={() => {}} />;
}
