import { z } from 'zod';
import type { Proposal } from './approval';
import type { MemoryView, TidiedMemory } from './memory';
import { type FileView, projectKeyPattern, type RecentProject, type TreeEntry } from './project';
import { agentDraftSchema, agentEditSchema } from './schemas/agents';
import { decisionSchema, memoryScopeSchema, modeSchema, ruleSchema } from './schemas/approval';
import { type Item, modelChoiceSchema } from './schemas/chat';
import { memoryChangeSchema, otherMemorySchema } from './schemas/memory';
import { completionQuerySchema } from './schemas/server-offers';
import {
  modelsQuerySchema,
  providerSchema,
  settingsPatchSchema,
  toolGroupSchema,
  toolNamePattern,
} from './schemas/settings';
import { todosSchema } from './schemas/todos';
import { trustAnswerSchema } from './schemas/trust';
import { searchSettingsSchema } from './schemas/web-settings';
import { longestText, type WindowState, windowPartsSchema } from './schemas/window-state';
import { isSecureAddress } from './secure-address';
import type { ServerResources } from './server-offers';
import type { FoundServer } from './settings';
import type { SlashPrompt } from './slash-commands';
import type { AgentStep, AgentView, CheckedAgent } from './sub-agents';
import type { CallDetails, KeptMedia, ToolCall } from './tool-call';
import type { Snapshot } from './topics';
import type { TrustQuestion } from './trust';

// Every call a window can make. Inputs are parsed with their schema; outputs are typed only. A call names the project it
// is about by its key; of a chat, a call or a terminal the id alone says which it belongs to.

export type Call<Input extends z.ZodType = z.ZodType, Output = unknown> = {
  readonly input: Input;
  /** Carries the output's type; no value. */
  readonly output?: Output;
};

export type WindowStart = WindowState & {
  /** The project's own folder, listed, so that its tree shows at once; null where that would take long or cannot be done. */
  readonly root: readonly TreeEntry[] | null;
};

function call<Input extends z.ZodType>(input: Input) {
  return { returns: <Output = void>(): Call<Input, Output> => ({ input }) };
}

const nothing = z.undefined().optional();
const terminalSize = z.object({ columns: z.number(), rows: z.number() });
const project = z.string().regex(projectKeyPattern);
const chatId = z.string();
const ruleId = z.string();
const ofServer = z.object({ project, alias: z.string() });
const ofWindow = { project, windowId: z.string().max(100) };

export const contract = {
  topics: {
    subscribe: call(z.object({ topic: z.string() })).returns<Snapshot>(),
    unsubscribe: call(z.object({ topic: z.string() })).returns(),
  },
  project: {
    /** Opens a folder, or finds it open; a window shows it by following its topic. */
    open: call(z.object({ path: z.string().min(1) })).returns<{ project: string }>(),
    /** Lets the person choose a folder; null when they did not, or when this host has no such dialog. */
    pickFolder: call(nothing).returns<string | null>(),
    /** The folders opened last, newest first. */
    recent: call(nothing).returns<readonly RecentProject[]>(),
    list: call(z.object({ project, path: z.string() })).returns<readonly TreeEntry[]>(),
    /** The folders this window shows, and only these, are watched for it. */
    watch: call(z.object({ project, folders: z.array(z.string()).max(2000) })).returns(),
    readFile: call(z.object({ project, path: z.string() })).returns<FileView>(),
    /**
     * Puts the person's own text into a file; the hash of what is in it then. AppError `stale` when the file is not what
     * the text was made from, `invalid` when its encoding lacks a character.
     */
    writeFile: call(
      z.object({
        project,
        path: z.string(),
        text: z.string().max(longestText),
        hash: z.string().nullable(),
        encoding: z.string().max(40).nullable(),
      }),
    ).returns<{ hash: string }>(),
    /** The person turns to the window: meanwhile they may have done something with git elsewhere. */
    look: call(z.object({ project })).returns(),
  },
  chat: {
    create: call(z.object({ project })).returns<{ id: string }>(),
    /** The person turns to a chat that can only be read here: it is taken up if nobody writes it any more. */
    look: call(z.object({ chatId })).returns(),
    send: call(z.object({ chatId, text: z.string().trim().min(1) })).returns(),
    unqueue: call(z.object({ chatId, id: z.string() })).returns(),
    stop: call(z.object({ chatId })).returns(),
    continue: call(z.object({ chatId })).returns(),
    compact: call(z.object({ chatId })).returns(),
    setMode: call(z.object({ chatId, mode: modeSchema })).returns(),
    setModel: call(z.object({ chatId, model: modelChoiceSchema.nullable() })).returns(),
    /** The groups and tools that are on, all of them. */
    setToolsOn: call(z.object({ chatId, on: z.array(z.string()).max(500) })).returns(),
    setTodos: call(z.object({ chatId, todos: todosSchema })).returns(),
    rename: call(z.object({ chatId, title: z.string().trim().min(1).max(200) })).returns(),
    remove: call(z.object({ chatId })).returns(),
    /** Items before the one named, oldest first, with their calls. */
    page: call(z.object({ chatId, before: z.string() })).returns<{
      items: readonly Item[];
      calls: Readonly<Record<string, ToolCall>>;
      earlier: number;
    }>(),
    call: call(z.object({ chatId, callId: z.string() })).returns<CallDetails>(),
    /** The picture or sound of that place among what came with the call's result; null: it is not kept any more. */
    media: call(
      z.object({ chatId, callId: z.string(), index: z.number().int().nonnegative() }),
    ).returns<KeptMedia | null>(),
  },
  queue: {
    proposal: call(z.object({ chatId, callId: z.string() })).returns<Proposal>(),
    /** Fails with `already-decided` for every decision but the first, with `changed-since-shown` if `hash` is not what waits. */
    decide: call(
      z.object({ chatId, callId: z.string(), hash: z.string(), decision: decisionSchema }),
    ).returns(),
    /** Ends a running call alone, with all that it handed in; the turn goes on. */
    stopCall: call(z.object({ chatId, callId: z.string() })).returns(),
  },
  rules: {
    /** Without a project only one that holds everywhere. */
    add: call(
      ruleSchema
        .pick({ effect: true, tool: true, match: true, scope: true })
        .extend({ project: project.nullable() }),
    ).returns(),
    remove: call(
      z.discriminatedUnion('scope', [
        z.object({ scope: z.literal('chat'), id: ruleId, chatId }),
        z.object({ scope: z.literal('project'), id: ruleId, project }),
        z.object({ scope: z.literal('everywhere'), id: ruleId }),
      ]),
    ).returns(),
  },
  tools: {
    /** Has those that come from elsewhere looked up: servers start, the discovery command runs, where they may. */
    look: call(z.object({ project })).returns(),
  },
  agents: {
    /** All definitions of sub-agents; without a project those that are there everywhere. */
    list: call(z.object({ project: project.nullable() })).returns<readonly AgentView[]>(),
    /** A definition before it is kept: its text, what that says, and what is wrong with it. */
    check: call(agentDraftSchema).returns<CheckedAgent>(),
    /** Keeps one. AppError `invalid`, or `changed-since-shown` when the file is another by now. */
    save: call(agentEditSchema).returns(),
    remove: call(agentEditSchema.pick({ place: true, file: true })).returns(),
    /** What the sub-agent of a call said and did, in order. */
    conversation: call(z.object({ chatId, callId: z.string() })).returns<readonly AgentStep[]>(),
  },
  trust: {
    question: call(z.object({ project })).returns<TrustQuestion>(),
    /** `hash`: of the question as it was shown. AppError `changed-since-shown` when it is another one by now. */
    answer: call(z.object({ project, answer: trustAnswerSchema, hash: z.string() })).returns(),
  },
  memory: {
    /** What is remembered for the project and for every one. */
    view: call(z.object({ project })).returns<MemoryView>(),
    /** AppError `changed-since-shown` when the file is no longer the one that was shown. */
    change: call(z.object({ project, change: memoryChangeSchema })).returns<MemoryView>(),
    /** Asks the model for a tidy section; nothing is written. */
    tidy: call(
      z.object({ project, scope: memoryScopeSchema, hash: z.string().nullable() }),
    ).returns<TidiedMemory>(),
    /** Memory of another program: it is taken over, or not, and not offered again. */
    answerOffer: call(z.object({ project, of: otherMemorySchema, takes: z.boolean() })).returns<MemoryView>(),
  },
  slash: {
    /** The prompts that there are beside our own slash commands, as of now, by name. */
    prompts: call(z.object({ project })).returns<readonly SlashPrompt[]>(),
  },
  servers: {
    /** Those of the project that may run are started. Resolves when each is ready or not to be had, or it took long. */
    start: call(z.object({ project })).returns(),
    restart: call(ofServer).returns(),
    turn: call(ofServer.extend({ tool: z.string().nullable(), on: z.boolean() })).returns(),
    log: call(ofServer).returns<string>(),
    /** One of the person's own as JSON for a form, without what may be a key. */
    written: call(z.object({ alias: z.string() })).returns<string>(),
    /** Adds them to the person's own; `replaces` goes, or lends what the form was not shown. */
    save: call(
      z.object({ servers: z.record(z.string(), z.unknown()), replaces: z.string().nullable() }),
    ).returns(),
    remove: call(z.object({ alias: z.string() })).returns(),
    /** Begins to sign in; `page` is where the person does, https or on this machine. */
    signIn: call(ofServer).returns<{ page: string }>(),
    /** Resolves once that led to a connection; fails when it came to nothing. */
    signedIn: call(ofServer).returns(),
    /** The address that the browser was sent to, brought by hand. AppError `invalid` when it is none of this sign-in. */
    bringAddress: call(ofServer.extend({ address: z.string().max(8000) })).returns(),
    cancelSignIn: call(ofServer).returns(),
    signOut: call(ofServer).returns(),
    /** Of the servers that are ready. */
    resources: call(z.object({ project })).returns<ServerResources>(),
    /** What a server proposes for a value that is being written; their prompts are among the slash commands. */
    complete: call(completionQuerySchema.extend({ project })).returns<readonly string[]>(),
  },
  settings: {
    change: call(settingsPatchSchema).returns(),
    /** Adds the provider, or replaces the one of the same id. */
    saveProvider: call(z.object({ provider: providerSchema, key: z.string().optional() })).returns(),
    /** Adds the group, or replaces the one of that name; null removes it. */
    setToolGroup: call(
      z.object({ name: z.string().regex(toolNamePattern), group: toolGroupSchema.nullable() }),
    ).returns(),
    removeProvider: call(z.object({ id: z.string() })).returns(),
    saveSearch: call(searchSettingsSchema).returns(),
    /** Looks for model servers on this machine. */
    probe: call(nothing).returns<readonly FoundServer[]>(),
    /** The models that `<base url>/models` lists, of a saved provider or of an address as it is typed. */
    models: call(modelsQuerySchema).returns<readonly string[]>(),
  },
  terminal: {
    /** A shell of the person's own, in the project's folder. */
    open: call(terminalSize.extend({ project })).returns<{ id: string }>(),
    /** AppError `denied` for a command that was not taken over. */
    write: call(z.object({ id: z.string(), text: z.string().max(1024 * 1024) })).returns(),
    resize: call(terminalSize.extend({ id: z.string() })).returns(),
    /** So many characters of its output were drawn; a window that does not say so holds the program back. */
    acknowledge: call(z.object({ id: z.string(), characters: z.number().int().nonnegative() })).returns(),
    rename: call(z.object({ id: z.string(), title: z.string().trim().min(1).max(200) })).returns(),
    /** Ends a shell with all that runs in it; takes a command that has ended off the list. */
    close: call(z.object({ id: z.string() })).returns(),
    /** Ends a command of the agent's. */
    stop: call(z.object({ id: z.string() })).returns(),
    /** Whether a command in the background goes on when the application closes. AppError `unavailable` when it cannot. */
    keep: call(z.object({ id: z.string(), goesOn: z.boolean() })).returns(),
    /** The person types into a command that waits for input, from now on. */
    takeOver: call(z.object({ id: z.string() })).returns(),
  },
  window: {
    /** What a window of the project begins with; its own layout if main has heard of `windowId` before. */
    read: call(z.object(ofWindow)).returns<WindowStart>(),
    keep: call(windowPartsSchema.extend(ofWindow)).returns(),
    /** Another window, of that project. AppError `unavailable` where a browser's own tabs are the windows. */
    open: call(z.object({ project })).returns(),
  },
  app: {
    dismissNotice: call(z.object({ id: z.string() })).returns(),
    /** https, or on this machine. */
    openLink: call(z.object({ url: z.url().refine(isSecureAddress) })).returns(),
  },
} as const satisfies Record<string, Record<string, Call>>;

export type Contract = typeof contract;
