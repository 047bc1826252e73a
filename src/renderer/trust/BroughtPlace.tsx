import type { OpenedPlaces, SandboxView } from '@shared/sandbox/sandbox';
import { textOf } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { SandboxPlace } from '../parts/SandboxPlace';
import { useServerState } from '../state/server-state';

/** The sandbox of project-provided programs on this machine, and their access, once both are known. */
export function BroughtPlace({ opened }: { readonly opened: OpenedPlaces }): ReactElement | null {
  const sandbox = useServerState(({ app }) => app?.sandbox ?? looking);
  switch (sandbox.kind) {
    case 'looking':
      return null;
    case 'there':
      return <SandboxPlace place={{ kind: 'in', ...opened }} />;
    case 'off':
      return <SandboxPlace place={{ kind: 'without', why: off }} />;
    case 'required':
    case 'missing':
      return <SandboxPlace place={{ kind: 'without', why: sandbox.why }} />;
  }
}

const looking: SandboxView = { kind: 'looking' };
const off = textOf('sandbox.off');
