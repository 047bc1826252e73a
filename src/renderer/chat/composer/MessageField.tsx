import { words } from '@shared/texts/text';
import { type KeyboardEvent, lazy, type ReactElement, useLayoutEffect, useState } from 'react';
import { composerId } from '../../state/focus';
import { setDraft } from '../../state/ui-state';
import { LazyPart } from '../../ui/LazyPart';
import styles from './Composer.module.css';
import { mentionAt, type TypedMention } from './mentions/mention-at';
import { openMenuTakes, useOpenMenu } from './menu/open-menu';

const MentionMenu = lazy(() => import('./mentions/MentionMenu').then((m) => ({ default: m.MentionMenu })));
const SlashMenu = lazy(() => import('./slash/SlashMenu').then((m) => ({ default: m.SlashMenu })));

type MessageFieldProps = {
  readonly draftKey: string;
  readonly text: string;
  readonly placeholder: string;
  /** Sending and running are impossible. */
  readonly isBlocked: boolean;
  /** The text is an earlier message: menus stay closed. */
  readonly isRecalled: boolean;
  /** The user chose a complete command from the menu. */
  onRun(text: string): void;
  /** For keys that the menus ignore. */
  onKeyDown(event: KeyboardEvent): void;
};

/** The text of the message, with menus for `@` mentions and for commands. */
export function MessageField(props: MessageFieldProps): ReactElement {
  const { draftKey, text, placeholder, isBlocked, isRecalled, onRun, onKeyDown } = props;
  const openList = useOpenMenu(({ menu }) => menu?.id);
  const activeOption = useOpenMenu(({ menu }) => menu?.option);
  const write = (next: string) => setDraft(draftKey, next);
  const mention = useTypedMention(text);
  return (
    <>
      {mention.typed && !isRecalled && (
        <LazyPart>
          <MentionMenu
            text={text}
            caret={mention.caret}
            typed={mention.typed}
            write={(next, caret) => {
              write(next);
              mention.moveTo(caret);
            }}
            leave={mention.leave}
          />
        </LazyPart>
      )}
      {!isBlocked && !isRecalled && text.startsWith('/') && (
        <LazyPart>
          <SlashMenu text={text} write={write} run={onRun} />
        </LazyPart>
      )}
      <textarea
        id={composerId}
        className={styles.text}
        aria-label={words('composer.message')}
        aria-autocomplete="list"
        aria-controls={openList}
        aria-activedescendant={activeOption}
        placeholder={placeholder}
        rows={1}
        value={text}
        onChange={(event) => {
          setDraft(draftKey, event.target.value);
          mention.follow(event.target);
        }}
        onSelect={(event) => mention.follow(event.currentTarget)}
        onBlur={mention.leave}
        onKeyDown={(event) => {
          if (openMenuTakes(event.nativeEvent)) event.preventDefault();
          else onKeyDown(event);
        }}
      />
    </>
  );
}

// The mention that the user types in the composer. Its options are a separate module, loaded with the first mention.

type MentionInField = {
  /** Null if there is none, or after Esc. */
  readonly typed: TypedMention | null;
  readonly caret: number;
  /** Call it after each change of the text or the caret. */
  follow(field: Pick<HTMLTextAreaElement, 'value' | 'selectionStart'>): void;
  moveTo(caret: number): void;
  leave(): void;
};

function useTypedMention(text: string): MentionInField {
  const [at, setCaret] = useState(0);
  /** The position of the mention that the user left with Esc. */
  const [left, setLeft] = useState<number | null>(null);
  const [target, setTarget] = useState<{ readonly caret: number } | null>(null);
  // In the same frame as its text and before the next key, so that further typing comes after it.
  useLayoutEffect(() => {
    const field = document.getElementById(composerId);
    if (target && field instanceof HTMLTextAreaElement) field.setSelectionRange(target.caret, target.caret);
  }, [target]);
  const caret = Math.min(at, text.length);
  const typed = mentionAt(text, caret);
  return {
    typed: typed?.from === left ? null : typed,
    caret,
    follow({ value, selectionStart }) {
      setCaret(selectionStart);
      if (mentionAt(value, selectionStart)?.from !== left) setLeft(null);
    },
    moveTo(to) {
      setCaret(to);
      setTarget({ caret: to });
    },
    leave: () => setLeft(typed?.from ?? null),
  };
}
