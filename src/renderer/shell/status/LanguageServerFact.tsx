import type { LanguageServerState } from '@shared/problems/language-servers';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { Fact } from './Fact';

/** The language servers of the file in front; null without one. */
export function LanguageServerFact({ path }: { readonly path: string }): ReactElement | null {
  const all = useServerState(({ project }) => project?.languageServers ?? none);
  const serving = all.filter(({ ends }) => ends.some((end) => path.toLowerCase().endsWith(end)));
  if (serving.length === 0) return null;
  const shown = serving.map(shownName).join(', ');
  return <Fact said={serving.map(lifeWords).join(' ')} shown={shown} />;
}

const none: readonly LanguageServerState[] = [];

/** With what it works on: `rust-analyzer: Indexing`. */
function shownName({ name, life }: LanguageServerState): string {
  const work = life.kind === 'ready' ? life.work : undefined;
  return visibleText(work === undefined ? name : `${name}: ${work}`);
}

function lifeWords({ name, life }: LanguageServerState): string {
  const server = visibleText(name);
  if (life.kind === 'failed')
    return words('status-bar.server-failed', { server, why: visibleText(life.why) });
  if (life.kind === 'ready' && life.work !== undefined)
    return words('status-bar.server-working', { server, work: visibleText(life.work) });
  return words(`status-bar.server-${life.kind}`, { server });
}
