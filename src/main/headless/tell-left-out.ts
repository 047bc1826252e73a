import { type TextKey, textOf, words } from '@shared/texts/text';
import type { BroughtKind } from '@shared/trust/trust';
import { visibleName } from '../base/visible-name';
import type { ProjectTrust } from '../trust/project-trust';

/**
 * One line about the project-provided parts that this run ignores, because the user has not trusted them or they
 * changed since. Null if all are in use.
 */
export async function leftOutLine(trust: Pick<ProjectTrust, 'state' | 'question'>): Promise<string | null> {
  if (!(await trust.state()).toReview) return null;
  const { brought } = await trust.question();
  const things = brought
    .filter(({ state }) => state !== 'accepted')
    .map(({ kind, name }) =>
      textOf('cli.left-out-thing', { kind: textOf(broughtKinds[kind]), name: visibleName(name) }),
    );
  return things.length === 0 ? null : words('cli.left-out', { things });
}

const broughtKinds = {
  'mcp-server': 'trust.kind-mcp-server',
  'discovery-command': 'trust.kind-discovery-command',
  'command-file': 'trust.kind-command-file',
  agent: 'trust.kind-agent',
  'slash-command': 'trust.kind-slash-command',
  'memory-file': 'trust.kind-memory-file',
} as const satisfies Record<BroughtKind, TextKey>;
