import { mapStrings } from '@shared/texts/map-strings';
import type { AnyText } from '@shared/texts/text';
import { visibleProse, visibleText } from '../ui/visible-text';
import { otherProjectOf } from './open-project';
import { useServerState } from './server-state';

// A call's title as the window shows it: with hidden characters made visible, and with paths relative to the project's
// folder.

/** `chatId`: the chat of the call, if it may belong to another project. */
export function useShortTitle(told: AnyText, chatId?: string): string {
  const root = useServerState((state) => {
    const other = chatId === undefined ? null : otherProjectOf(chatId, state);
    return other?.root ?? state.project?.root ?? null;
  });
  return shortTitle(told, root);
}

/**
 * A plain string is prose of the model or another source. The values in Pilotfish's own texts are paths, commands and
 * hosts.
 */
export function shortTitle(told: AnyText, root: string | null): string {
  const short = root === null ? told : mapStrings(told, (text) => withoutFolder(text, root));
  return typeof short === 'string' ? visibleProse(short) : visibleText(short);
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '');
}
