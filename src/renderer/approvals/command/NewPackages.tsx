import { type LookedUpPackage, mostLookedUp, type PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { words } from '@shared/texts/text';
import { Package, TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import styles from './NewPackages.module.css';
import { factsWords, isMissing, warningWords } from './package-words';

type NewPackagesProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly packages: readonly AddedPackage[];
};

/** What registries know about the packages that a command adds. The card never waits for it. */
export function NewPackages({ chatId, callId, packages }: NewPackagesProps): ReactElement | null {
  const isOn = useServerState(({ app }) => app?.settings.packages.lookUp ?? false);
  return isOn ? <List chatId={chatId} callId={callId} packages={packages} /> : null;
}

function List({ chatId, callId, packages }: NewPackagesProps) {
  const lookedUp = usePackageFacts(chatId, callId);
  const more = packages.length - mostLookedUp;
  return (
    <ul className={styles.packages} aria-label={words('package-facts.list')} aria-live="polite">
      {packages.slice(0, mostLookedUp).map((added, index) => (
        <Row
          key={`${added.registry} ${added.name} ${added.version}`}
          added={added}
          facts={lookedUp === 'loading' ? 'loading' : (lookedUp[index]?.facts ?? { kind: 'unknown' })}
        />
      ))}
      {more > 0 && <li className={styles.facts}>{words('package-facts.more', { count: more })}</li>}
    </ul>
  );
}

type RowProps = { readonly added: AddedPackage; readonly facts: PackageFacts | 'loading' };

function Row({ added: { name, version }, facts }: RowProps) {
  const warnings = facts === 'loading' ? [] : warningWords(facts, Date.now());
  const isAbsent = facts !== 'loading' && isMissing(facts);
  const warns = isAbsent || warnings.length > 0;
  const Icon = warns ? TriangleAlert : Package;
  return (
    <li className={styles.package} data-warns={warns || undefined}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>
        <code className={styles.name}>{visibleText(version === null ? name : `${name}@${version}`)}</code>
        {warnings.map((warning) => (
          <span key={warning} className={styles.warning}>
            {' · '}
            {warning}
          </span>
        ))}
        <span className={isAbsent ? styles.absent : styles.facts}>
          {facts === 'loading' ? words('package-facts.looking') : factsWords(facts, version)}
        </span>
      </span>
    </li>
  );
}

/** The facts about the packages of a question, in their order; fewer if they could not be looked up. */
function usePackageFacts(chatId: string, callId: string): readonly LookedUpPackage[] | 'loading' {
  const [facts, setFacts] = useState<readonly LookedUpPackage[] | 'loading'>('loading');
  useEffect(() => {
    let current = true;
    api.queue
      .packages({ chatId, callId })
      // The question is complete without them.
      .catch(() => [])
      .then((found) => current && setFacts(found));
    return () => {
      current = false;
    };
  }, [chatId, callId]);
  return facts;
}
