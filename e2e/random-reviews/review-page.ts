import type { BatchAhead, DraftAhead, Proposal, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import { vi } from 'vitest';
import type { App } from '../../src/main/app/application';
import { connectWindow } from '../../src/main/app/handlers/connect-window';
import { soonSo } from '../../src/main/base/testing/soon';

// For tests: a window without its components. Its state is the renderer's own modules, connected to the real
// application, and the methods are the user's actions on a batch.

export type ReviewPage = Awaited<ReturnType<typeof openReviewPage>>;

/** The waiting change and the later ones, as the window shows them when everything is loaded. */
export type Seen = {
  readonly question: Question;
  readonly ahead: BatchAhead;
  /** Both sides of the changes that the window has loaded, by the id of their call. */
  readonly proposals: ReadonlyMap<string, Proposal>;
};

/** Opens a window on the project, with the drafts that the main process has stored. */
export async function openReviewPage(app: App, project: string) {
  const modules = await loadModules(app);
  const { useUiState, startServerState, keepWindow, watchEdits } = modules;
  keepWindow();
  watchEdits();
  void startServerState();
  await soonSo(
    () => useUiState.getState().project === project,
    useUiState.subscribe,
    () => 'the state of the window',
  );
  return createPage(modules);
}

type Modules = Awaited<ReturnType<typeof loadModules>>;

/** Fresh modules: each window has its own state. */
async function loadModules(app: App) {
  const channel = createMemoryChannel();
  connectWindow(app, channel.main);
  const page = Object.assign(new EventTarget(), { pilotfish: channel.window });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', new URL('http://pilotfish/'));
  vi.stubGlobal('history', { replaceState() {} });
  vi.stubGlobal('localStorage', { removeItem() {} });
  // All windows have one id, so that a window starts with the last stored version.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', { getItem: () => 'window' });
  vi.resetModules();
  return {
    page,
    close: channel.close,
    ...(await import('../../src/renderer/state/server-state')),
    ...(await import('../../src/renderer/state/ui-state')),
    ...(await import('../../src/renderer/app/keep-window')),
    ...(await import('../../src/renderer/state/questions/edits')),
    ...(await import('../../src/renderer/state/questions/known-sides')),
    ...(await import('../../src/renderer/state/questions/fetch-proposal')),
    ...(await import('../../src/renderer/state/questions/calls-behind')),
    ...(await import('../../src/renderer/state/batch/ahead-sides')),
    ...(await import('../../src/renderer/state/batch/batch-drafts')),
    ...(await import('../../src/renderer/approvals/settle-edits')),
    ...(await import('../../src/renderer/approvals/hunks/hunk-actions')),
    ...(await import('../../src/renderer/approvals/answers/said-answers')),
    ...(await import('../../src/renderer/approvals/batch/use-together')),
  };
}

function createPage(modules: Modules) {
  const { page, useServerState, useEdits, knownProposal } = modules;
  const known = (chatId: string) => ({
    edits: useEdits.getState().edits,
    proposal: (callId: string) => knownProposal(callKeyOf(chatId, callId)),
  });
  /** The page is hidden: it sends everything at once. */
  const keep = () => void page.dispatchEvent(new Event('pagehide'));
  return {
    ...modules,
    known,
    look: lookingWith(modules, known),
    /** Waits until the window knows that the call waits with this question. */
    async ask(chatId: string, callId: string, hash: string): Promise<void> {
      await soonSo(
        () => questionIn(modules, chatId, callId)?.hash === hash,
        useServerState.subscribe,
        () => `the question of ${callId}`,
      );
    },
    keep,
    close() {
      keep();
      modules.close();
    },
  };
}

function questionIn({ useServerState }: Modules, chatId: string, callId: string): Question | null {
  const phase = useServerState.getState().chats[chatId]?.calls[callId]?.phase;
  return phase?.phase === 'waiting' ? phase.question : null;
}

type Known = (chatId: string) => Parameters<Modules['aheadDrafts']>[2];

function lookingWith(modules: Modules, known: Known) {
  const { api, useKnownSides, fetchProposal, fetchAheadSides, draftsBehind, changesIn, aheadDrafts } =
    modules;
  /** Those of the last look. */
  let drafts: readonly DraftAhead[] = [];

  /** Looks at these later changes too. Returns what the window shows when nothing is left to load. */
  return async (chatId: string, callId: string, looked: readonly string[] = []): Promise<Seen> => {
    const question = questionIn(modules, chatId, callId);
    if (!question) throw new Error(`${callId} does not wait`);
    await fetchProposal(chatId, callId, { hash: question.hash, isStale: question.stale !== null });
    for (;;) {
      const ahead: BatchAhead = await api.queue.batch({ chatId, callId, drafts: [...drafts] });
      const drafted = aheadDrafts(chatId, ahead, known(chatId));
      for (const one of ahead)
        if ('hash' in one && (drafted.has(one.callId) || looked.includes(one.callId)))
          await fetchAheadSides({ chatId, callId, of: one.callId, hash: one.hash, drafts });
      const before = JSON.stringify(drafts);
      drafts = draftsBehind(chatId, changesIn(callId, question, ahead), known(chatId));
      if (JSON.stringify(drafts) === before)
        return { question, ahead, proposals: proposalsIn(chatId, useKnownSides.getState().sides) };
    }
  };
}

type Sides = ReturnType<Modules['useKnownSides']['getState']>['sides'];

function proposalsIn(chatId: string, sides: Sides): ReadonlyMap<string, Proposal> {
  const ofChat = callKeyOf(chatId, '');
  const found = Object.entries(sides).flatMap(([key, one]) =>
    key.startsWith(ofChat) && 'proposal' in one && one.proposal
      ? [[key.slice(ofChat.length), one.proposal] as const]
      : [],
  );
  return new Map(found);
}
