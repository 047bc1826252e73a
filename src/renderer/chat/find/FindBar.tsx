import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import styles from './FindBar.module.css';
import { closeFindBar, useFindBar } from './find-bar-state';
import { type Found, placeInMessage, useFound } from './use-found';
import { useMarks } from './use-marks';

/** Search in the whole chat: Enter and Shift+Enter move between the places, Esc closes it. */
export function FindBar({ chatId }: { readonly chatId: string }): ReactElement {
  const [text, setText] = useState('');
  const { found, step } = useFound(chatId, text.trim());
  useMarks({ text: text.trim(), itemId: found.hits[found.at], place: placeInMessage(found) });
  const field = useAskedField();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') closeFindBar();
    else if (event.key === 'F3' || (event.key === 'Enter' && event.target === field.current))
      step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const none = found.hits.length === 0;
  return (
    <search className={styles.bar} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label={words('find.label')}
        placeholder={words('find.label')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={styles.count} role="status">
        {text.trim() !== '' && found.error === null && countWords(found)}
      </span>
      <IconButton
        label={words('find.previous')}
        keys="Shift+Enter"
        icon={ChevronUp}
        disabled={none}
        onClick={() => step(-1)}
      />
      <IconButton
        label={words('find.next')}
        keys="Enter"
        icon={ChevronDown}
        disabled={none}
        onClick={() => step(1)}
      />
      <IconButton label={words('find.close')} keys="Escape" icon={X} onClick={closeFindBar} />
      <ErrorText>{found.error}</ErrorText>
    </search>
  );
}

/** Takes the focus and selects its text whenever the user asks for the search. */
function useAskedField() {
  const field = useRef<HTMLInputElement>(null);
  const asked = useFindBar((state) => state.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for
  useEffect(() => field.current?.select(), [asked]);
  return field;
}

function countWords({ hits, at, more }: Found): string {
  if (hits.length === 0) return words('find.none');
  return words(more ? 'find.count-more' : 'find.count', { at: at + 1, total: hits.length });
}
