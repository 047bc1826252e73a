import type { SandboxView } from '@shared/sandbox/sandbox';
import { textOf } from '@shared/texts/text';
import type { Brought, BroughtKind } from '@shared/trust/trust';
import type { ComponentProps, ReactElement } from 'react';
import { SandboxPlace } from '../parts/SandboxPlace';
import { useServerState } from '../state/server-state';

type BroughtPlaceProps = { readonly thing: Pick<Brought, 'kind' | 'opened'> };

/** The sandbox of project-provided programs on this machine, and their access, once both are known. */
export function BroughtPlace({ thing }: BroughtPlaceProps): ReactElement | null {
  const sandbox = useServerState(({ app }) => app?.sandbox ?? looking);
  const place = placeOf(thing);
  if (place === null) return null;
  switch (sandbox.kind) {
    case 'looking':
      return null;
    case 'there':
      return <SandboxPlace place={place} />;
    case 'off':
      return <SandboxPlace place={{ kind: 'without', why: off }} />;
    case 'required':
    case 'missing':
      return <SandboxPlace place={{ kind: 'without', why: sandbox.why }} />;
  }
}

/** Null: it starts no program, or may run outside the sandbox. */
function placeOf({
  kind,
  opened,
}: BroughtPlaceProps['thing']): ComponentProps<typeof SandboxPlace>['place'] | null {
  if (offline.has(kind)) return { kind: 'offline' };
  return opened ? { kind: 'in', ...opened } : null;
}

/** Kinds of programs that connect to no host, whatever the rules. */
const offline: ReadonlySet<BroughtKind> = new Set(['language-server', 'discovery-command']);

const looking: SandboxView = { kind: 'looking' };
const off = textOf('sandbox.off');
