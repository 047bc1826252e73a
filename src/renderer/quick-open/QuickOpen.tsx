import { words } from '@shared/texts/text';
import { lazy, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useServerState } from '../state/server-state';
import { LazyPart } from '../ui/LazyPart';
import { PickListToCome } from '../ui/pick-list/PickListToCome';
import { leaveQuickOpen, useQuickOpen } from './quick-open-state';

const QuickOpenDialog = lazy(() => import('./QuickOpenDialog').then((m) => ({ default: m.QuickOpenDialog })));

/** The dialog that finds files of this window's project, while it is open. */
export function QuickOpen() {
  const open = useQuickOpen((state) => state.open);
  const project = useServerState((state) => state.project?.key ?? null);
  if (!open || project === null) return null;
  return (
    <LazyPart inFront fallback={<DialogToCome />}>
      <QuickOpenDialog key={project} project={project} />
    </LazyPart>
  );
}

function DialogToCome(): ReactElement {
  return (
    <PickListToCome
      name={words('quick-open.name')}
      placeholder={words('quick-open.placeholder')}
      typed={useQuickOpen((state) => state.typed)}
      onType={(typed) => useQuickOpen.setState({ typed })}
      leave={() => flushSync(leaveQuickOpen)}
    />
  );
}
