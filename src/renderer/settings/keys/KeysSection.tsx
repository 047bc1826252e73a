import type { Notice } from '@shared/app-state';
import { isSameText, say, words } from '@shared/texts/text';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { absolutePath } from '../../state/absolute-path';
import { useServerState } from '../../state/server-state';
import { TextField } from '../../ui/fields/TextField';
import { Marked } from '../../ui/Marked';
import { CopyButton } from '../parts/CopyButton';
import { goalOf, searchGoal } from '../parts/goal';
import { OpenDataFile } from '../parts/OpenDataFile';
import section from '../parts/Section.module.css';
import { CommandKeys } from './CommandKeys';
import styles from './KeysSection.module.css';
import { keyRows, rowsWith } from './key-rows';

/** All commands with their keys in this window, and a button for the file that changes them. */
export function KeysSection(): ReactElement {
  const [searched, setSearched] = useState('');
  const keybindings = useServerState((state) => state.app?.keybindings);
  const notices = useServerState((state) => state.app?.notices ?? noNotices);
  const file = useServerState((state) => absolutePath(state.app?.home ?? '', 'keybindings.json'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is made of them.
  const rows = useMemo(keyRows, [keybindings]);
  const found = rowsWith(rows, searched);
  // The section leaves out problems that the window already shows above every page.
  const problems = (keybindings?.problems ?? []).filter(
    (problem) => !notices.some(({ text }) => isSameText(text, problem)),
  );
  return (
    <section className={section.section}>
      <div className={section.group}>
        <p className={section.lead}>{words('keys-page.lead')}</p>
        <div className={styles.file}>
          <code className={section.code}>{file}</code>
          <CopyButton label={words('settings-page.data-copy', { path: file })} text={file} />
          <OpenDataFile name="keybindings.json" />
        </div>
        <pre className={styles.example}>{words('keys-page.example')}</pre>
        <p className={section.detail}>
          <Marked text={words('keys-page.how')} className={section.code} />
        </p>
        <p className={section.detail}>
          <Marked text={words('keys-page.sequences')} className={section.code} />
        </p>
        <ul className={styles.problems} aria-label={words('keys-page.problems')}>
          {problems.map((problem) => (
            <li key={say(problem)} className={styles.problem}>
              <TriangleAlert aria-hidden size={14} strokeWidth={1.5} />
              {say(problem)}
            </li>
          ))}
        </ul>
      </div>
      <div {...goalOf(searchGoal)}>
        <TextField
          label={words('keys-page.search')}
          hint={words('keys-page.found', { count: found.length })}
          value={searched}
          onChange={setSearched}
        />
      </div>
      {found.length > 0 && (
        <ul className={section.list} aria-label={words('keys-page.commands')}>
          {found.map((row) => (
            <CommandKeys key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

const noNotices: readonly Notice[] = [];
