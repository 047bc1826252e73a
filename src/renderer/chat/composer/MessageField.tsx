import { words } from '@shared/texts/text';
import { type KeyboardEvent, lazy, type ReactElement } from 'react';
import { composerId } from '../../state/focus';
import { setDraft } from '../../state/ui-state';
import { LazyPart } from '../../ui/LazyPart';
import styles from './Composer.module.css';
import { MentionMenu, mentionMenuId, mentionOptionId } from './mentions/MentionMenu';
import { useMentions } from './mentions/use-mentions';
import { openMenuTakes, useOpenMenu } from './slash/open-menu';

const SlashMenu = lazy(() => import('./slash/SlashMenu').then((m) => ({ default: m.SlashMenu })));

type MessageFieldProps = {
  readonly draftKey: string;
  readonly text: string;
  readonly placeholder: string;
  /** Nothing can be sent or done. */
  readonly isBlocked: boolean;
  /** A command was chosen from the list of them, whole. */
  onRun(text: string): void;
  /** For a key that no list over the field takes. */
  onKeyDown(event: KeyboardEvent): void;
};

/** The text of the message, with a list of what an `@` in it can mention, and one of the commands it can be. */
export function MessageField(props: MessageFieldProps): ReactElement {
  const { draftKey, text, placeholder, isBlocked, onRun, onKeyDown } = props;
  const slashId = useOpenMenu(({ menu }) => menu?.id);
  const slashOption = useOpenMenu(({ menu }) => menu?.option);
  const write = (next: string) => setDraft(draftKey, next);
  const mentions = useMentions(text, write);
  const isOpen = mentions.options.length > 0;
  return (
    <>
      <MentionMenu {...mentions} />
      {!isBlocked && text.startsWith('/') && (
        <LazyPart>
          <SlashMenu text={text} write={write} run={onRun} />
        </LazyPart>
      )}
      <textarea
        id={composerId}
        className={styles.text}
        aria-label={words('composer.message')}
        aria-autocomplete="list"
        aria-controls={isOpen ? mentionMenuId : slashId}
        aria-activedescendant={isOpen ? mentionOptionId(mentions.active) : slashOption}
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
          if (mentions.takeKey(event)) return;
          if (openMenuTakes(event.nativeEvent)) event.preventDefault();
          else onKeyDown(event);
        }}
      />
    </>
  );
}
