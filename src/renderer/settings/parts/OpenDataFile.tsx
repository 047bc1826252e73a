import type { DataFileName } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import { FilePen } from 'lucide-react';
import type { ReactElement } from 'react';
import { openDataFile } from '../../state/files/open-data-file';
import { useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';

/** Opens a file of the data folder in a tab. Tabs need an open project. */
export function OpenDataFile({ name }: { readonly name: DataFileName }): ReactElement {
  const hasRoom = useServerState((state) => state.project?.state === 'open');
  return (
    <Button
      icon={FilePen}
      disabledReason={hasRoom ? undefined : words('settings-search.open-needs-folder')}
      onClick={() => openDataFile(name)}
    >
      {words('settings-search.open-file', { name })}
    </Button>
  );
}
