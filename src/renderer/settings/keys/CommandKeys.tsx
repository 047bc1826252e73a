import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/Badge';
import { Kbd } from '../../ui/Kbd';
import { keysText } from '../../ui/keys';
import { commandGoal, goalOf } from '../parts/goal';
import section from '../parts/Section.module.css';
import styles from './KeysSection.module.css';
import type { KeyRow } from './key-rows';

/** A command, its id for keybindings.json, and its keys. */
export function CommandKeys({ row: { id, title, keys } }: { readonly row: KeyRow }): ReactElement {
  return (
    <li className={`${section.item} ${styles.row}`} {...goalOf(commandGoal(id))}>
      <div className={section.words}>
        {title}
        <p className={section.detail}>
          <code>{id}</code>
        </p>
        {keys.flatMap(({ keys: lost, lostTo }) =>
          lostTo.map((winner) => (
            <p key={`${lost} ${winner}`} className={styles.lost}>
              {words('keys-page.lost-to', { keys: keysText(lost), winner })}
            </p>
          )),
        )}
      </div>
      <div className={styles.keys}>
        {keys.length === 0 && <span className={section.detail}>{words('shell.no-key')}</span>}
        {keys.map((key) => (
          <span key={key.keys} className={styles.chord} data-lost={key.lostTo.length > 0 || undefined}>
            {key.isOwn && <Badge tone="accent">{words('keys-page.own')}</Badge>}
            <Kbd keys={key.keys} />
          </span>
        ))}
      </div>
    </li>
  );
}
