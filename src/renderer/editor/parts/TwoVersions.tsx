import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import { Banner } from './Banner';

type TwoVersionsProps = {
  /** Shows the other version; the present one stays available. */
  onShow(): void;
  /** Drops the other version. */
  onKeep(): void;
};

/** The user typed different texts in two windows. */
export function TwoVersions({ onShow, onKeep }: TwoVersionsProps): ReactElement {
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button onClick={onShow}>{words('versions.show-other')}</Button>
          <Button onClick={onKeep}>{words('versions.keep')}</Button>
        </>
      }
    >
      {words('versions.two')}
    </Banner>
  );
}
