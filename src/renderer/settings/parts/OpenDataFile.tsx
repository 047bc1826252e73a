import { type DataFileName, dataFilePath } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import { FilePen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { openFile } from '../../state/ui-state';
import { Button } from '../../ui/Button';

/** Opens a file of the data folder in a tab, which an open project has room for. */
export function OpenDataFile({ name }: { readonly name: DataFileName }): ReactElement {
  const hasRoom = useServerState((state) => state.project?.state === 'open');
  return (
    <Button
      icon={FilePen}
      disabledReason={hasRoom ? undefined : words('settings-search.open-needs-folder')}
      onClick={() => openFile(dataFilePath(name))}
    >
      {words('settings-search.open-file', { name })}
    </Button>
  );
}
