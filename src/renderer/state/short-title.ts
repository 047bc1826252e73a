import { mapStrings } from '@shared/texts/map-strings';
import type { AnyText } from '@shared/texts/text';
import { visibleProse, visibleText } from '../ui/visible-text';
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

/** Words alone are the model's, or somebody else's prose; what goes into a text of ours are paths, commands and hosts. */
export function shortTitle(told: AnyText, root: string | null): string {
  const short = root === null ? told : mapStrings(told, (text) => withoutFolder(text, root));
  return typeof short === 'string' ? visibleProse(short) : visibleText(short);
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '');
}
