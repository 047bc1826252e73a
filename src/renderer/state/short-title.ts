import type { AnyText } from '@shared/texts/text';
import { visibleText } from '../ui/visible-text';
import { useServerState } from './server-state';

// A call's title as it is shown: hidden characters visible, and the project's own folder left out of its paths.

export function useShortTitle(told: AnyText): string {
  const root = useServerState((state) => state.project?.root ?? null);
  return shortTitle(told, root);
}

export function shortTitle(told: AnyText, root: string | null): string {
  const title = visibleText(told);
  if (root === null) return title;
  const folder = visibleText(root);
  return title.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '');
}
