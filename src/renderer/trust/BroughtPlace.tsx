import type { OpenedPlaces, SandboxView } from '@shared/sandbox';
import { type AnyText, textOf } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { SandboxPlace } from '../parts/SandboxPlace';
import { useServerState } from '../state/server-state';

/** In what a program that the folder brings would run on this machine, and what is opened to it there. */
export function BroughtPlace({ opened }: { readonly opened: OpenedPlaces }): ReactElement {
  const why = useServerState(({ app }) => (app ? whyWithout(app.sandbox) : null));
  return <SandboxPlace place={why === null ? { kind: 'in', ...opened } : { kind: 'without', why }} />;
}

/** Null where there is one, or that is not known yet. */
function whyWithout(sandbox: SandboxView): AnyText | null {
  switch (sandbox.kind) {
    case 'looking':
    case 'there':
      return null;
    case 'off':
      return off;
    case 'required':
    case 'missing':
      return sandbox.why;
  }
}

const off = textOf('sandbox.off');
