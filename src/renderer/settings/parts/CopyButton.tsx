import { words } from '@shared/texts/text';
import { Check, Copy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { copyText } from '../../state/copy-text';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';

/** Copies `text`, and confirms it with a tick. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  const [copied, setCopied] = useState(false);
  const { run, error } = useAction();
  const copy = () => run(() => copyText(text).then(() => setCopied(true)));
  return (
    <>
      <ErrorText>{error}</ErrorText>
      <IconButton
        label={copied ? words('settings-page.copied') : label}
        icon={copied ? Check : Copy}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
    </>
  );
}
