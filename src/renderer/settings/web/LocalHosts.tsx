import { words } from '@shared/texts/text';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import { goalOf } from '../parts/goal';
import styles from '../parts/Section.module.css';

/** The local hosts from which Pilotfish may fetch pages. */
export function LocalHosts({ hosts }: { readonly hosts: readonly string[] }): ReactElement {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<'host-wrong' | 'host-known' | null>(null);
  const { run, busy, error } = useAction();
  const keep = (allowedHosts: readonly string[]) =>
    api.settings.change({ web: { allowedHosts: [...allowedHosts] } });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const host = typed.trim().toLowerCase();
    const problem = problemOf(host, hosts);
    setRefused(problem);
    if (problem === null) run(() => keep([...hosts, host]).then(() => setTyped('')));
  };
  return (
    <div className={styles.group} {...goalOf('web.allowedHosts')}>
      <h3 className={styles.groupTitle}>{words('web-settings.hosts')}</h3>
      <p className={styles.lead}>{words('web-settings.hosts-lead')}</p>
      {hosts.length === 0 ? (
        <p className={styles.detail}>{words('web-settings.no-hosts')}</p>
      ) : (
        <ul className={styles.list} aria-label={words('web-settings.hosts')}>
          {hosts.map((host) => (
            <li key={host} className={styles.item}>
              <code className={styles.words}>{host}</code>
              <IconButton
                icon={Trash2}
                label={words('web-settings.remove', { host })}
                onClick={() => run(() => keep(hosts.filter((each) => each !== host)))}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.pair} noValidate onSubmit={add}>
        <TextField
          label={words('web-settings.host')}
          hint={words('web-settings.host-hint')}
          error={refused && words(`web-settings.${refused}`)}
          value={typed}
          onChange={(host) => {
            setTyped(host);
            setRefused(null);
          }}
        />
        <Button type="submit" className={styles.besideField} disabled={busy || typed.trim() === ''}>
          {words('web-settings.add')}
        </Button>
      </form>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

/** Copied from the settings' schema, which a window does not load. */
const hostPattern = /^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/;

function problemOf(host: string, hosts: readonly string[]) {
  if (!hostPattern.test(host)) return 'host-wrong';
  return hosts.includes(host) ? 'host-known' : null;
}
