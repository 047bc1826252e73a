import type { ReactElement } from 'react';
import { absolutePath } from '../state/absolute-path';
import { useServerState } from '../state/server-state';
import { CopyButton } from './CopyButton';
import styles from './Section.module.css';

const contents: readonly { readonly name: string; readonly holds: string }[] = [
  { name: 'settings.json', holds: 'Everything on this page, as commented JSON. Edits to it hold at once.' },
  { name: 'rules.json', holds: 'Your rules for projects and everywhere.' },
  { name: 'chats', holds: 'One file for each chat, in a folder for each project.' },
  { name: 'logs', holds: 'What went wrong inside, without keys.' },
];

/** Where everything is kept. Paths are of the machine Pilotfish runs on, which need not be the one of the browser. */
export function DataSection(): ReactElement {
  const home = useServerState((state) => state.app?.home ?? '');
  const version = useServerState((state) => state.app?.version ?? '');
  return (
    <section className={styles.section}>
      <p className={styles.lead}>
        Pilotfish keeps its data in one folder of the machine it runs on. Set the environment variable{' '}
        <code className={styles.code}>PILOTFISH_HOME</code> before starting to use another.
      </p>
      <ul className={styles.list}>
        <Place path={home} holds="The data folder" />
        {contents.map(({ name, holds }) => (
          <Place key={name} path={absolutePath(home, name)} holds={holds} />
        ))}
      </ul>
      <p className={styles.lead}>
        Keys are kept apart from the settings and sent to their own endpoint only. Messages, and the files the
        model reads, go to the endpoint you chose and nowhere else. Version {version}.
      </p>
    </section>
  );
}

function Place({ path, holds }: { readonly path: string; readonly holds: string }): ReactElement {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <code>{path}</code>
        <p className={styles.detail}>{holds}</p>
      </div>
      <CopyButton label={`Copy path of ${path}`} text={path} />
    </li>
  );
}
