import { toldOf } from '@shared/texts/told-error';
import { useFileFailure } from '../../state/files/file-failure';
import { useFileInFront } from '../../state/files/file-in-front';
import { placeIn } from '../../state/files/file-places';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import { type Tab, useUiState } from '../../state/ui-state';

/** Opens the tab's file at the caret in the user's own editor. */
export async function openElsewhere(tab: Tab): Promise<void> {
  useFileFailure.setState({ failure: null });
  try {
    await api.project.openInEditor({ project: shownProject(), path: tab.path, line: lineIn(tab) });
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}

/** The line of the tab's caret, from 1, even if another tab is in front; 1 if the tab shows no text. */
function lineIn({ id, kind, path }: Tab): number {
  if (kind !== 'file') return 1;
  const { tabs, activeTab } = useUiState.getState();
  const inFront = tabs.find((tab) => tab.id === activeTab) ?? tabs[0];
  return (id === inFront?.id ? useFileInFront.getState().file?.line : placeIn(path)?.line) ?? 1;
}
