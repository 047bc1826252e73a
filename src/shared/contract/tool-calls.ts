import { z } from 'zod';
import { memoryScopeSchema } from '../approval/approval-schema';
import { mostNamed, type NamedPath } from '../attachments/named';
import type { SlashPrompt } from '../chat/slash-commands';
import type { MemoryView, TidiedMemory } from '../memory/memory';
import { memoryChangeSchema, otherMemorySchema } from '../memory/memory-schema';
import type { AgentStep, AgentView, CheckedAgent } from '../sub-agents/sub-agents';
import { agentDraftSchema, agentEditSchema } from '../sub-agents/sub-agents-schema';
import { type Calls, call, chatId, project } from './call';

// Calls about tools from elsewhere, sub-agents, memory and prompts.

export const toolCalls = {
  /** Has those that come from elsewhere looked up: servers start, the discovery command runs, where they may. */
  look: call(z.object({ project })).returns(),
  /** What mentions of tools and groups turn on; what is neither is left out. */
  weigh: call(z.object({ project, names: z.array(z.string().max(64)).max(mostNamed) })).returns<
    readonly NamedPath[]
  >(),
} as const satisfies Calls;

export const agentCalls = {
  /** All definitions of sub-agents; without a project those that are there everywhere. */
  list: call(z.object({ project: project.nullable() })).returns<readonly AgentView[]>(),
  /** A definition before it is kept: its text, what that says, and what is wrong with it. */
  check: call(agentDraftSchema).returns<CheckedAgent>(),
  /** Keeps one. AppError `invalid`, or `changed-since-shown` when the file is another by now. */
  save: call(agentEditSchema).returns(),
  remove: call(agentEditSchema.pick({ place: true, file: true })).returns(),
  /** What the sub-agent of a call said and did, in order. */
  conversation: call(z.object({ chatId, callId: z.string() })).returns<readonly AgentStep[]>(),
} as const satisfies Calls;

export const memoryCalls = {
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
} as const satisfies Calls;

export const slashCalls = {
  /** The prompts that there are beside our own slash commands, as of now, by name. */
  prompts: call(z.object({ project })).returns<readonly SlashPrompt[]>(),
} as const satisfies Calls;
