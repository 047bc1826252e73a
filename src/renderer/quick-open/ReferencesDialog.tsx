import '../parts/panel-texts';
import type { CodePlace } from '@shared/code/code-places';
import { words } from '@shared/texts/text';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { fileIcon } from '../parts/file-icon';
import { PickList } from '../ui/pick-list/PickList';
import { visibleProse, visibleText } from '../ui/visible-text';
import { type CodeList, leaveCodeList } from './code-list-state';
import { goToPlace } from './go-to-place';

type ReferencesDialogProps = { readonly list: Extract<CodeList, { kind: 'references' }> };

/** The references of a symbol, filtered by what the user types. */
export function ReferencesDialog({ list: { name, places } }: ReferencesDialogProps): ReactElement {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = (places ?? []).filter(({ path, text }) => `${path} ${text}`.toLowerCase().includes(wanted));
  const title = words('code-lists.references', { name: visibleText(name) });
  const statusOf = () => {
    if (shown.length > 0) return words('code-lists.found-references', { count: shown.length });
    return words(places === null ? 'quick-open.searching' : 'code-lists.no-references');
  };
  return (
    <PickList
      name={title}
      placeholder={title}
      typed={typed}
      onType={setTyped}
      rows={shown.map((place, index) => ({
        key: String(index),
        icon: fileIcon(place.path),
        label: visibleProse(place.text) || visibleText(place.path),
        about: aboutOf(place),
      }))}
      status={statusOf()}
      choose={(index) => goToPlace(shown[index])}
      leave={() => flushSync(leaveCodeList)}
    />
  );
}

function aboutOf({ path, line }: CodePlace): string {
  return `${visibleText(path)}:${line}`;
}
