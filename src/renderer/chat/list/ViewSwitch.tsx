import { type TextKey, words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import type { ListView } from './list-rows';
import styles from './ViewSwitch.module.css';

const views = {
  current: 'chat-list.view-current',
  archived: 'chat-list.view-archived',
  deleted: 'chat-list.view-deleted',
} as const satisfies Record<ListView, TextKey>;

type ViewSwitchProps = { readonly view: ListView; onChange(view: ListView): void };

/** Chooses the chats that the list shows. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps): ReactElement {
  return (
    <fieldset className={styles.views} aria-label={words('chat-list.views')}>
      {(Object.keys(views) as ListView[]).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.view}
          aria-pressed={each === view}
          onClick={() => onChange(each)}
        >
          {words(views[each])}
        </button>
      ))}
    </fieldset>
  );
}
