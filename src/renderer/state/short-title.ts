import { visibleText } from '../ui/visible-text';
import { useServerState } from './server-state';

// A call's title as it is shown: hidden characters visible, and the project's own folder left out of its paths.

export function useShortTitle(title: string): string {
  const root = useServerState((state) => state.project?.root ?? null);
  return shortTitle(title, root);
}

export function shortTitle(title: string, root: string | null): string {
  const short = root === null ? title : title.replaceAll(`${root}/`, '').replaceAll(`${root}\\`, '');
  return visibleText(short);
}
