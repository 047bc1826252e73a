import { type AnyText, words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { meantAddress } from './meant-address';
import { userError } from './provider-draft';

type AddressFieldProps = {
  readonly value: string;
  onChange(baseUrl: string): void;
  readonly error: AnyText | undefined;
};

/** The base URL of a provider. If the user leaves out the scheme, the field adds it when it loses the focus. */
export function AddressField({ value, onChange, error }: AddressFieldProps): ReactElement {
  const complete = () => {
    const meant = meantAddress(value);
    if (meant !== value) onChange(meant);
  };
  return (
    <TextField
      label={words('endpoint.base-url')}
      type="url"
      inputMode="url"
      data-field="address"
      placeholder={words('endpoint.base-url-example')}
      value={value}
      error={userError(value) ?? error}
      onChange={onChange}
      onBlur={complete}
    />
  );
}
