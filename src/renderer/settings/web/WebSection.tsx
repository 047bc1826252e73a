import { isTextOf, words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import styles from '../parts/Section.module.css';
import { LocalHosts } from './LocalHosts';
import { SearchForm } from './SearchForm';

/** Access to the web: the search, and the allowed local hosts. */
export function WebSection(): ReactElement {
  const web = useServerState((state) => state.app?.settings.web);
  const searchKey = useServerState((state) => state.app?.searchKey ?? 'none');
  const isRefused = useServerState(
    (state) => state.app?.notices.some(({ text }) => isTextOf(text, 'web.key-refused')) ?? false,
  );
  if (!web) return <section />;
  return (
    <section className={styles.section}>
      <p className={styles.lead}>{words('web-settings.lead')}</p>
      <SearchForm
        key={web.tavily.baseUrl}
        baseUrl={web.tavily.baseUrl}
        searchKey={searchKey}
        isRefused={isRefused}
      />
      <LocalHosts hosts={web.allowedHosts} />
    </section>
  );
}
