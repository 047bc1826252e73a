import { words } from '@shared/texts/text';
import { Paperclip } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { focusComposer } from '../../state/focus';
import { IconButton } from '../../ui/IconButton';

/** Lets the user choose files for the next message. */
export function AttachButton({ onChosen }: { onChosen(files: readonly File[]): void }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
          focusComposer();
        }}
      />
      <IconButton label={words('attachment.add')} icon={Paperclip} onClick={() => input.current?.click()} />
    </>
  );
}
