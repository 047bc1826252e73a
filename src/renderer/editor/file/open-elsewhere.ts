import { toldOf } from '@shared/texts/told-error';
import { useFileFailure } from '../../state/files/file-failure';
import { useFileInFront } from '../../state/files/file-in-front';
import { placeIn } from '../../state/files/file-places';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import { type Tab, useUiState } from '../../state/ui-state';

/** Opens the tab's file in the person's own editor, where they are in it. */
export async function openElsewhere(tab: Tab): Promise<void> {
  useFileFailure.setState({ failure: null });
  try {
    await api.project.openInEditor({ project: shownProject(), path: tab.path, line: lineIn(tab) });
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}

/** From 1. Its caret's, also where another tab is in front; what is no text has none. */
function lineIn({ id, kind, path }: Tab): number {
  if (kind !== 'file') return 1;
  const { tabs, activeTab } = useUiState.getState();
  const inFront = tabs.find((tab) => tab.id === activeTab) ?? tabs[0];
  return (id === inFront?.id ? useFileInFront.getState().file?.line : placeIn(path)?.line) ?? 1;
}
