import { words } from '@shared/texts/text';
import type { KeyboardEvent, ReactElement } from 'react';
import { composerId } from '../../state/focus';
import { setDraft } from '../../state/ui-state';
import styles from './Composer.module.css';
import { MentionMenu, mentionMenuId, mentionOptionId } from './mentions/MentionMenu';
import { useMentions } from './mentions/use-mentions';

type MessageFieldProps = {
  readonly draftKey: string;
  readonly text: string;
  readonly placeholder: string;
  /** For a key that no list over the field takes. */
  onKeyDown(event: KeyboardEvent): void;
};

/** The text of the message, with a list of what an `@` in it can mention. */
export function MessageField({ draftKey, text, placeholder, onKeyDown }: MessageFieldProps): ReactElement {
  const mentions = useMentions(text, (next) => setDraft(draftKey, next));
  const isOpen = mentions.options.length > 0;
  return (
    <>
      <MentionMenu {...mentions} />
      <textarea
        id={composerId}
        className={styles.text}
        aria-label={words('composer.message')}
        aria-autocomplete="list"
        aria-controls={isOpen ? mentionMenuId : undefined}
        aria-activedescendant={isOpen ? mentionOptionId(mentions.active) : undefined}
        placeholder={placeholder}
        rows={1}
        value={text}
        onChange={(event) => {
          setDraft(draftKey, event.target.value);
          mentions.follow(event.target);
        }}
        onSelect={(event) => mentions.follow(event.currentTarget)}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (!mentions.takeKey(event)) onKeyDown(event);
        }}
      />
    </>
  );
}
