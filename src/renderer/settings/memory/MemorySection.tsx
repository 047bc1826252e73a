import type { MemoryView } from '@shared/memory/memory';
import { words } from '@shared/texts/text';
import { FolderOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from '../parts/Section.module.css';
import own from './Memory.module.css';
import { MemoryPlace } from './MemoryPlace';
import { type Memory, useMemory } from './use-memory';

/** The facts in memory for the project and for all projects. The user reads, edits and tidies them here. */
export function MemorySection(): ReactElement {
  const memory = useMemory();
  const isTrusted = useServerState((state) => state.project?.trust.isTrusted ?? true);
  if (memory === null)
    return (
      <section className={styles.section}>
        <EmptyState icon={FolderOpen} title={words('memory-page.no-project')}>
          {words('memory-page.no-project-hint')}
        </EmptyState>
      </section>
    );
  const { view, error } = memory;
  return (
    <section className={styles.section}>
      <p className={styles.lead}>{words('memory-page.lead')}</p>
      <ErrorText>{error}</ErrorText>
      {view === null && error === null && <p className={styles.lead}>{words('memory-page.loading')}</p>}
      {view?.offer && <Offer offer={view.offer} memory={memory} />}
      {view?.places.map((place) => (
        <MemoryPlace
          key={place.scope}
          place={place}
          isTold={place.scope === 'global' || isTrusted}
          memory={memory}
        />
      ))}
    </section>
  );
}

const programs = { qwen: 'Qwen Code', claude: 'Claude Code' } as const;

type OfferProps = { readonly offer: NonNullable<MemoryView['offer']>; readonly memory: Memory };

function Offer({ offer: { of, path }, memory }: OfferProps) {
  const { run, busy, error } = useAction();
  const answer = (takes: boolean) =>
    run(() => memory.take((project) => api.memory.answerOffer({ project, of, takes })));
  return (
    <div className={own.offer}>
      <p>{words('memory-page.offer', { program: programs[of], path: visibleText(path) })}</p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={busy} onClick={() => answer(true)}>
          {words('memory-page.offer-take')}
        </Button>
        <Button disabled={busy} onClick={() => answer(false)}>
          {words('memory-page.offer-leave')}
        </Button>
      </div>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
