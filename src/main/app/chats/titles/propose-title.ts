import type { ChatState, JournaledChatEvent } from '@shared/chat/chat';
import { titleOf } from '../../../agent/messages';
import type { TokenCount } from '../../../agent/model/kit/model';
import { sideRequest } from '../../../agent/side-request';
import { usedBeside } from '../../../agent/spent-on';
import type { SettingsStore } from '../../../storage/settings';
import { modelEndpoint } from '../../parts/model-endpoint';

const system =
  'You name conversations between a user and an agent that works on their code. Answer with the title alone: at most six words that say what it is about, in the language of the conversation, without quotes and without a full stop. Where nothing is there to be named yet, as after a greeting, answer with a dash: -';

/** In characters, of each message. */
const longestShown = 2000;
const messagesShown = 6;

export type Proposed = {
  readonly title: string;
  /** The usage of the request. */
  readonly used: readonly JournaledChatEvent[];
};

/** A title from the chat's own model; null if it has none yet. Rejects if the request fails. */
export async function proposeTitle(
  settings: SettingsStore,
  chat: Pick<ChatState, 'model' | 'items'>,
  signal: AbortSignal,
): Promise<Proposed | null> {
  const endpoint = await modelEndpoint(settings, chat, 'beside');
  const used: JournaledChatEvent[] = [];
  const onUsed = (counted: TokenCount) => void used.push(usedBeside(endpoint, counted));
  const request = { system, prompt: saidIn(chat.items) };
  const title = titleIn(await sideRequest(endpoint, request, { signal, onUsed }));
  return title === null ? null : { title, used };
}

function saidIn(items: ChatState['items']): string {
  const said = items.flatMap((item) => {
    if (item.kind === 'user') return `Person: ${item.text.slice(0, longestShown)}`;
    return item.kind === 'assistant' && item.text !== '' ? `Agent: ${item.text.slice(0, longestShown)}` : [];
  });
  // The first and the latest messages.
  const shown = said.length > messagesShown ? [...said.slice(0, 2), ...said.slice(2 - messagesShown)] : said;
  return shown.join('\n\n');
}

/** The title in an answer: one line of limited length, quotation marks removed; null if it has none. */
export function titleIn(answer: string): string | null {
  const line = answer
    .replace(/<think>[\s\S]*?<\/think>/g, '')
    .split(/[\r\n\u2028\u2029]+/)
    .map(withoutMarks)
    .find((text) => /[\p{L}\p{N}]/u.test(text));
  return line === undefined ? null : titleOf(line);
}

/** Also removes control characters, including those that change the text direction. */
function withoutMarks(line: string): string {
  const plain = line.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').replace(/`|\*\*/g, '');
  const bare = plain.replace(/^[\s#>*-]*(?:(?:title|titel|titre|标题)\s*[:：])?/iu, '');
  return withoutEnd(unquoted(withoutEnd(bare)));
}

function unquoted(text: string): string {
  return /^["'“”„«»‘’「『《]\s*(.*?)\s*["'“”«»‘’」』》]$/u.exec(text)?.[1] ?? text;
}

function withoutEnd(text: string): string {
  return text.trim().replace(/[\s.。]+$/u, '');
}
