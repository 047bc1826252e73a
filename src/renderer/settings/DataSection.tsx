import { dataFileNames } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { absolutePath } from '../state/absolute-path';
import { useServerState } from '../state/server-state';
import { Marked } from '../ui/Marked';
import { KeptRoom } from './data/KeptRoom';
import { CopyButton } from './parts/CopyButton';
import { goalOf } from './parts/goal';
import { OpenDataFile } from './parts/OpenDataFile';
import styles from './parts/Section.module.css';

const contents = {
  'settings.json': 'settings-page.data-settings',
  'rules.json': 'settings-page.data-rules',
  'keybindings.json': 'settings-page.data-keys',
  chats: 'settings-page.data-chats',
  logs: 'settings-page.data-logs',
} as const;

/**
 * The folders in which Pilotfish stores its data. The paths belong to the machine that runs Pilotfish, which may
 * differ from the browser's machine.
 */
export function DataSection(): ReactElement {
  const home = useServerState((state) => state.app?.home ?? '');
  const version = useServerState((state) => state.app?.version ?? '');
  return (
    <section className={styles.section}>
      <p className={styles.lead}>
        <Marked text={words('settings-page.data-lead')} className={styles.code} />
      </p>
      <ul className={styles.list}>
        <Place path={home} holds={words('settings-page.data-folder')} />
        {Object.entries(contents).map(([name, holds]) => (
          <Place key={name} name={name} path={absolutePath(home, name)} holds={words(holds)} />
        ))}
      </ul>
      <KeptRoom />
      <p className={styles.lead}>{words('settings-page.data-leaves')}</p>
      <p className={styles.lead}>{words('settings-page.version', { version })}</p>
    </section>
  );
}

type PlaceProps = { readonly name?: string; readonly path: string; readonly holds: string };

function Place({ name, path, holds }: PlaceProps): ReactElement {
  const file = dataFileNames.find((each) => each === name);
  return (
    <li className={styles.item} {...(name && goalOf(name))}>
      <div className={styles.words}>
        <code>{path}</code>
        <p className={styles.detail}>{holds}</p>
      </div>
      {file && <OpenDataFile name={file} />}
      <CopyButton label={words('settings-page.data-copy', { path })} text={path} />
    </li>
  );
}
