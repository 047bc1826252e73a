import type { AnyText } from '@shared/texts/text';
import { visibleText } from '../ui/visible-text';
import { otherProjectOf } from './open-project';
import { useServerState } from './server-state';

// A call's title as it is shown: hidden characters visible, and the project's own folder left out of its paths.

/** `chatId`: whose call it is, where that may be of another project. */
export function useShortTitle(told: AnyText, chatId?: string): string {
  const root = useServerState((state) => {
    const other = chatId === undefined ? null : otherProjectOf(chatId, state);
    return other?.root ?? state.project?.root ?? null;
  });
  return shortTitle(told, root);
}

export function shortTitle(told: AnyText, root: string | null): string {
  const title = visibleText(told);
  if (root === null) return title;
  const folder = visibleText(root);
  return title.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '');
}
