import { randomUUID } from 'node:crypto';
import type { Item } from '@shared/chat/chat';
import { pricesOf } from '@shared/settings/facts-of-model';
import { sayInEnglish } from '@shared/texts/text';
import { type BudgetGate, createBudgetGate } from '../agent/budget-gate';
import { createPauseInCall } from '../agent/sub-agents/pause-in-call';
import { folderInstructions } from '../memory/folder-instructions';
import { createLateWrites, type LateWrites } from '../project/late-writes';
import type { ChatLog } from '../storage/chats/chat-log';
import { type WatchParts, watchCalls } from './changes/watch-calls';
import { noticeOnce } from './chat-notices/notice-once';
import { memorySourcesOf, type PromptSources, prefixSource } from './chat-prompt';
import { factsListed } from './parts/ask-facts';
import type { AppParts } from './parts/parts';
import { keepCopyIn, type ServiceParts } from './parts/tool-services';

// The services of an open chat for its tools and calls.

type Own = Pick<ServiceParts, 'log' | 'runAs' | 'problems' | 'hooks' | 'codeAnalysis'>;

type Options = Omit<PromptSources, 'log'> & Omit<WatchParts, 'log' | 'root'> & Pick<ServiceParts, 'skills'>;

export function chatServices(
  options: Options,
  own: Own,
): { readonly services: ServiceParts; readonly lateWrites: LateWrites } {
  const { log } = own;
  const told = { ...options, log };
  const lateWrites = lateWritesOf(options, log);
  const budget = budgetOf(options.parts, log);
  const services: ServiceParts = {
    ...told,
    ...own,
    lateWrites,
    watchChanges: watchCalls({ ...told, root: options.workspace.root }),
    instructionsFor: instructionsIn(told),
    budget,
    pauseInCall: createPauseInCall({ ...options.parts, hold: budget.hold, log }),
    // Texts of tool groups are only for the chat's own model.
    prefix: (of) => prefixSource(told, () => ({ groups: [], ...of() })),
  };
  return { services, lateWrites };
}

/** A failure is only logged: the call has its result. */
function instructionsIn(told: PromptSources): ServiceParts['instructionsFor'] {
  const { memory, parts } = told;
  return async (files, knows) => {
    const options = { sources: () => memorySourcesOf(told), look: memory.look };
    return await folderInstructions(files, knows, options).catch((error: unknown) => {
      parts.log.write('warning', 'reading instructions in folders', error);
      return [];
    });
  };
}

/** The call already has its result, so the chat shows a notice, and the model gets a note with its next message. */
function lateWritesOf({ folder, parts }: Pick<Options, 'folder' | 'parts'>, log: ChatLog): LateWrites {
  return createLateWrites({
    keepCopy: keepCopyIn(folder),
    async onLateWrite(text) {
      const item: Item = { kind: 'notice', id: randomUUID(), at: parts.now(), level: 'warning', text };
      const record = { role: 'note', text: sayInEnglish(text) } as const;
      await log.append({ events: [{ type: 'item-added', item }], records: [record] });
    },
    onProblem: (error) => parts.log.write('error', 'a write to a file that was replaced', error),
  });
}

/** The budgets of a chat's turns; it reads the settings at each request. */
function budgetOf(
  { settings, unattended, now }: Pick<AppParts, 'settings' | 'unattended' | 'now'>,
  log: ChatLog,
): BudgetGate {
  return createBudgetGate({
    state: log.state,
    budgets: () => settings.current().settings.budget,
    priceOf: (of) => pricesOf(settings.current().providers)(of),
    async pricesListed({ providerId, model }) {
      const provider = settings.current().providers.find(({ id }) => id === providerId);
      if (provider) await factsListed(settings.learned, { baseUrl: provider.baseUrl, model });
    },
    markTurn: (mark) => log.append({ events: [{ type: 'turn-budget-marked', mark }] }, 'synced'),
    tell: (text) => noticeOnce(log, { level: 'warning', text, at: now() }),
    day: settings.spending,
    unattended,
  });
}
