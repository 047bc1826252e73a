import { randomUUID } from 'node:crypto';
import type { JournaledChatEvent } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import type { Workspace } from '../../project/workspace';
import type { ChangeProblems } from '../../queue/parts';
import type { ChatLog } from '../../storage/chats/chat-log';
import type { ProjectTrust } from '../../trust/project-trust';
import type { AppParts } from '../parts/parts';
import type { LateLanguageServers } from './open-language-servers';
import type { TurnProblems } from './turn-problems';

// The problems of a chat's changes: of a proposal, of a written change, and of a finished turn. Nothing of it is loaded
// before the first change of a file in a trusted folder.

export type ChatProblems = ChangeProblems & {
  /** The chat's events about errors that the turn left. */
  endOfTurn(): Promise<readonly JournaledChatEvent[]>;
  close(): void;
};

export type ChatProblemsParts = {
  readonly log: ChatLog;
  readonly workspace: Workspace;
  readonly trust: Pick<ProjectTrust, 'isTrusted'>;
  readonly languageServers: LateLanguageServers;
  readonly parts: Pick<AppParts, 'settings' | 'unattended' | 'now' | 'log'>;
};

export function chatProblems({
  log,
  workspace,
  trust,
  languageServers,
  parts,
}: ChatProblemsParts): ChatProblems {
  const closing = new AbortController();
  let turn: TurnProblems | null = null;
  const load = async () => {
    const [servers, { createTurnProblems }] = await Promise.all([
      languageServers.get(),
      import('./turn-problems'),
    ]);
    turn ??= createTurnProblems({
      servers,
      workspace,
      signal: closing.signal,
      tellsModel: () => parts.settings.current().settings.diagnostics.tellModel,
      isAttended: !parts.unattended,
    });
    return turn;
  };
  const report = (error: unknown) => {
    if (!closing.signal.aborted) parts.log.write('warning', 'checking for problems', error);
  };
  const append = async ({ count, places, note }: Awaited<ReturnType<TurnProblems['end']>>) => {
    const records = note === '' ? [] : [{ role: 'note' as const, text: note }];
    const text = textOf('language-servers.turn-ends', { count, places });
    const item = { kind: 'notice', id: randomUUID(), at: parts.now(), level: 'warning', text } as const;
    const events: JournaledChatEvent[] = count === 0 ? [] : [{ type: 'item-added', item }];
    if (records.length > 0) await log.append({ records });
    return events;
  };
  const appendLate = async (events: readonly JournaledChatEvent[]) => {
    if (events.length > 0) await log.append({ events });
  };
  return {
    async follow(change, signal, tell) {
      if (!trust.isTrusted()) return;
      try {
        await (await load()).follow(change, signal, tell);
      } catch (error) {
        report(error);
      }
    },
    async afterWrite(change, signal) {
      if (!trust.isTrusted()) return '';
      try {
        return await (await load()).afterWrite(change, signal);
      } catch (error) {
        report(error);
        return '';
      }
    },
    async endOfTurn() {
      if (turn === null) return [];
      return await append(
        await turn.end((late) => {
          void append(late).then(appendLate).catch(report);
        }),
      );
    },
    close: () => closing.abort(),
  };
}
