import type { ReactElement } from 'react';
import { PickList } from './PickList';

type PickListToComeProps = {
  readonly name: string;
  readonly placeholder: string;
  readonly typed: string;
  onType(text: string): void;
  leave(): void;
};

/** Takes the typed text while the list loads. The list continues with that text. */
export function PickListToCome(props: PickListToComeProps): ReactElement {
  return <PickList {...props} rows={[]} status="" choose={() => {}} />;
}
