import { randomUUID } from 'node:crypto';
import type { Mode, SandboxUse } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import type { AgentStep } from '@shared/sub-agents/sub-agents';
import { type CallDetails, isFinished } from '@shared/tool-call/tool-call';
import { type Agent, createAgent } from '../agent/agent';
import type { ClosedThing } from '../base/closed';
import type { MemoryWatch } from '../memory/memory-watch';
import type { Workspace } from '../project/workspace';
import type { ProjectRules } from '../queue/policy/rules';
import { createQueue, type Queue } from '../queue/queue';
import type { Prompts } from '../slash-commands/prompts';
import type { ChatLog } from '../storage/chats/chat-log';
import { type ChatPage, callDetails, conversationOf, pageBefore } from '../storage/chats/chat-reading';
import { type NewChat, openChatLog } from '../storage/chats/open-chat-log';
import type { ProjectTrust } from '../trust/project-trust';
import type { ChatChanges } from './changes/chat-changes';
import { openChanges } from './changes/open-changes';
import { type ChatAccess, chatAccess } from './chat-access';
import { tellServerFaults } from './chat-notices/tell-server-faults';
import { prefixSource, tellUnreadMemory } from './chat-prompt';
import { chatServices } from './chat-services';
import { type ChatTools, chatTools } from './chat-tools';
import { type RunAgainHow, type RunAgainParts, runAgain } from './chats/run-again';
import { expireAutoMode } from './expire-auto-mode';
import { attachNamed } from './files/attach-named';
import type { KnownProject } from './files/tell-knowing';
import { type ChatHooks, chatHooks } from './hooks/chat-hooks';
import type { LateHooks } from './hooks/open-hooks';
import { type ChatProblems, chatProblems } from './language-servers/chat-problems';
import { codeAnalysis } from './language-servers/code-analysis';
import type { LateLanguageServers } from './language-servers/open-language-servers';
import { modelEndpoint } from './parts/model-endpoint';
import type { AppParts } from './parts/parts';
import { createCallServices, type ServiceParts } from './parts/tool-services';
import type { OpenServers } from './project-servers';
import type { ProjectTools } from './project-tools';
import { type SetInChat, setInChat } from './set-in-chat';
import { setMode } from './set-mode';
import type { ProjectSkills } from './skills/project-skills';
import { withSlashCommands } from './slash/run-slash';
import { createSubAgents } from './sub-agents';
import { turnOnMentioned } from './turn-on-mentioned';
import { workStateOf } from './work-state';

// Assembles one chat: its log, its queue of calls, its agent, and the user's other actions on it.

export type OpenChat = SetInChat &
  Omit<ChatAccess, 'close'> & {
    readonly id: string;
    readonly agent: Agent;
    readonly queue: Queue;
    setMode(mode: Mode): Promise<void>;
    /** AppError `invalid` if the sandbox did not stop the call. */
    runAgain(callId: string, how: RunAgainHow): Promise<void>;
    /** The changes of the chat, and their undo. */
    readonly changes: ChatChanges;
    /** Items older than the named one, oldest first; as far back as `from`, if given. */
    page(before: string, from?: string): ChatPage;
    callDetails(callId: string): CallDetails;
    /** The conversation of the sub-agent that worked for the call. */
    conversation(callId: string): readonly AgentStep[];
    /** The chat is idle and its file is complete: closing it and opening it again would change nothing. */
    isAtRest(): Promise<boolean>;
    /** `what` is closed, and the chat with it. */
    close(what: ClosedThing): Promise<void>;
  };

export type ChatOptions = {
  readonly id: string;
  /** The folder of the project's chats. */
  readonly folder: string;
  readonly workspace: Workspace;
  readonly parts: AppParts;
  /** The rules of the project. */
  readonly rules: ProjectRules;
  readonly trust: ProjectTrust;
  readonly memory: MemoryWatch;
  readonly toolsFromElsewhere: Pick<ProjectTools, 'current' | 'refresh'>;
  readonly prompts: Prompts;
  readonly skills: ProjectSkills;
  readonly servers: Pick<OpenServers, 'start' | 'states' | 'offers'>;
  readonly languageServers: LateLanguageServers;
  readonly hooks: LateHooks;
  /** For a new chat. */
  readonly create?: NewChat;
  readonly chats: KnownProject['chats'];
  /** The lock of a chat that another process writes has changed. A killed process leaves its lock unchanged. */
  readonly onLockTouched: () => void;
};

export async function openChat(options: ChatOptions): Promise<OpenChat> {
  try {
    return await openWith(options, await openLog(options));
  } catch (error) {
    // Opening first writes the unfinished work of an earlier run. If the disk refuses, the chat opens as read-only.
    if (options.create || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
    return await openWith(options, await openLog(options, 'read'));
  }
}

async function openWith(options: ChatOptions, log: ChatLog): Promise<OpenChat> {
  const { id, folder, parts } = options;
  const notes = parts.notes.open(folder, log);
  const takeNotes = () =>
    notes.deliver().catch((error: unknown) => parts.log.write('warning', 'notes for a chat', error));
  await takeNotes();
  const told = { ...options, log };
  const runAs = new Map<string, SandboxUse>();
  const problems = chatProblems(told);
  const hooks = chatHooks({ ...told, isNew: options.create !== undefined });
  const { services, lateWrites } = chatServices(options, {
    log,
    runAs,
    problems,
    hooks: hooks.calls,
    codeAnalysis: codeAnalysis(options.languageServers),
  });
  const tools = chatTools(services, createSubAgents(services), options.toolsFromElsewhere.current);
  const queue = queueOf(options, tools, services);
  const changes = openChanges(options, log);
  const agent = prepared(agentOf(options, tools, { services, queue, changes, problems, hooks }), (text) =>
    readyFor(text, { ...told, tools, hooks, takeNotes }),
  );
  const autoMode = expireAutoMode({
    log,
    now: parts.now,
    newId: randomUUID,
    onExpired: () => queue.rejudge(),
  });
  await begin({ log, notes, autoMode }, async () => {
    if (!isQuiet(log)) await options.toolsFromElsewhere.refresh();
    await changes.settle();
    await agent.resume();
  });
  const access = chatAccess(log, options);
  const chat: OpenChat = {
    id,
    agent,
    queue,
    setMode: (mode) => setMode(mode, { parts, log, queue, autoMode }),
    ...setInChat({ log, queue, settings: parts.settings }),
    runAgain: againIn(options, { log, agent, runAs }),
    changes,
    page: (before, from) => pageBefore(log.state(), before, from),
    callDetails: (callId) => callDetails(log, callId),
    conversation: (callId) => conversationOf(log, callId),
    isAtRest: async () => isQuiet(log) && (await log.isKept()) && isQuiet(log),
    isAbandoned: access.isAbandoned,
    assertWritable: access.assertWritable,
    async close(what) {
      access.close();
      problems.close();
      hooks.close();
      autoMode.close();
      await agent.close(what);
      await lateWrites.settle();
      notes.close();
      await log.close();
    },
  };
  return withSlashCommands(chat, options);
}

type Ready = Parameters<typeof tellUnreadMemory>[0] &
  Parameters<typeof turnOnMentioned>[1] &
  Pick<ChatOptions, 'chats' | 'servers'> & { readonly hooks: ChatHooks; takeNotes(): Promise<void> };

/** Before a message is sent. `text` is empty if the user only continues. */
async function readyFor(text: string, chat: Ready): Promise<void> {
  await chat.log.renew();
  await chat.takeNotes();
  await turnOnMentioned(text, chat);
  await tellUnreadMemory(chat);
  await attachNamed(text, chat.log, chat);
  if (text !== '') await chat.hooks.beforeMessage(text);
}

type Begun = {
  readonly log: ChatLog;
  readonly notes: { close(): void };
  readonly autoMode: { close(): void };
};

/** Closes everything if it fails. */
async function begin({ log, notes, autoMode }: Begun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    autoMode.close();
    notes.close();
    await log.close();
    throw error;
  }
}

function openLog({ folder, id, parts, create }: ChatOptions, to?: 'read'): Promise<ChatLog> {
  const { store, now } = parts;
  const first = create && { create: { title: '', model: null, ...create } };
  return openChatLog({ folder, id, store, now, ...first, ...(to && { to }) });
}

function againIn(
  { parts, workspace }: ChatOptions,
  chat: Pick<RunAgainParts, 'log' | 'agent' | 'runAs'>,
): OpenChat['runAgain'] {
  const { rules, home } = parts;
  return (callId, how) => runAgain({ ...chat, rules, dataFolder: home, root: workspace.root }, callId, how);
}

/** Auto mode must end on time, so such a chat stays open. */
function isQuiet(log: ChatLog): boolean {
  const { turn, queued, mode, calls } = log.state();
  return (
    turn.kind === 'idle' &&
    queued.length === 0 &&
    mode.kind !== 'auto' &&
    Object.values(calls).every(({ phase }) => isFinished(phase))
  );
}

/** Before the user continues: restores a lost file and fetches notes that other applications left for the model. */
function prepared(agent: Agent, prepare: (text: string) => Promise<void>): Agent {
  return {
    ...agent,
    async send(text, ...more) {
      await prepare(text);
      await agent.send(text, ...more);
    },
    async continue(raise) {
      await prepare('');
      await agent.continue(raise);
    },
  };
}

function queueOf({ workspace, parts, rules }: ChatOptions, tools: ChatTools, services: ServiceParts): Queue {
  return createQueue({
    log: services.log,
    workspace,
    rules: { current: rules.current, catchUp: rules.catchUp, add: parts.rules.add },
    tools: tools.current,
    services: createCallServices(services),
    unattended: parts.unattended,
    now: parts.now,
    onProblem: (text) => parts.log.write('error', text),
  });
}

type AgentServices = {
  readonly services: ServiceParts;
  readonly queue: Queue;
  readonly changes: ChatChanges;
  readonly problems: ChatProblems;
  readonly hooks: ChatHooks;
};

function agentOf(
  options: ChatOptions,
  tools: ChatTools,
  { services, queue, changes, problems, hooks }: AgentServices,
): Agent {
  const { parts, servers, toolsFromElsewhere } = options;
  const { log, budget, pauseInCall } = services;
  const told = { ...options, log };
  return createAgent({
    log,
    queue,
    endpoint: () => modelEndpoint(parts.settings, log.state()),
    prefix: {
      ...prefixSource(told, () => ({
        tools: tools.current(),
        groups: tools.groupTexts(),
        serversOff: servers
          .states()
          .flatMap(({ alias, connection }) => (connection.kind === 'off' ? [alias] : [])),
      })),
      async refresh() {
        await toolsFromElsewhere.refresh();
        await tellServerFaults(log, servers.states(), parts.now());
      },
    },
    workState: () => workStateOf({ log, changes, parts }),
    onCallDelta: queue.preload,
    async endOfTurn() {
      await budget.tellUnpriced();
      return [...(await changes.endOfTurn()), ...(await problems.endOfTurn())];
    },
    continuesTurn: hooks.continuesTurn,
    hold: budget.hold,
    raiseBudget: budget.raise,
    answered: pauseInCall.answered,
    newId: randomUUID,
    now: parts.now,
    onProblem: (problem, error) => parts.log.write('error', problem, error),
  });
}
