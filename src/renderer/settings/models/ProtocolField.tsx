import { type ProtocolName, protocolNames } from '@shared/models/protocol-names';
import { protocolOfAddress } from '@shared/settings/protocol-of-address';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Select } from '../../ui/fields/Select';
import { meantAddress } from './meant-address';

type ProtocolFieldProps = {
  /** Null: the protocol follows from the address. */
  readonly value: ProtocolName | null;
  readonly baseUrl: string;
  onChange(protocol: ProtocolName | null): void;
};

export function ProtocolField({ value, baseUrl, onChange }: ProtocolFieldProps): ReactElement {
  const protocol = words(`endpoint.protocol-${protocolOfAddress(meantAddress(baseUrl))}`);
  return (
    <Select
      label={words('endpoint.protocol')}
      value={value ?? 'automatic'}
      options={[
        { value: 'automatic', label: words('endpoint.protocol-automatic', { protocol }) },
        ...protocolNames.map((name) => ({ value: name, label: words(`endpoint.protocol-${name}`) })),
      ]}
      onChange={(chosen) => onChange(protocolNames.find((name) => name === chosen) ?? null)}
    />
  );
}
