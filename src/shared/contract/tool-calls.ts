import { z } from 'zod';
import { mostNamed, type NamedPath } from '../attachments/named';
import type { SlashPrompt } from '../chat/slash-commands';
import type { MemoryView, TidiedMemory } from '../memory/memory';
import { memoryChangeSchema, otherMemorySchema } from '../memory/memory-schema';
import { memoryScopeSchema } from '../memory/memory-scope-schema';
import type { SkillsView } from '../skills/skills';
import { otherSkillsSchema } from '../skills/skills-schema';
import type { AgentStep, AgentView, CheckedAgent } from '../sub-agents/sub-agents';
import { agentDraftSchema, agentEditSchema } from '../sub-agents/sub-agents-schema';
import { type Calls, call, chatId, project } from './call';

// Calls about tools from elsewhere, sub-agents, skills, memory and prompts.

export const toolCalls = {
  /** Updates the tools from elsewhere: starts servers and runs the discovery command, if they may run. */
  look: call(z.object({ project })).returns(),
  /** The tools and groups that mentions would turn on. Other names are left out. */
  weigh: call(z.object({ project, names: z.array(z.string().max(64)).max(mostNamed) })).returns<
    readonly NamedPath[]
  >(),
} as const satisfies Calls;

export const agentCalls = {
  /** All definitions of sub-agents; without a project, only those that are available everywhere. */
  list: call(z.object({ project: project.nullable() })).returns<readonly AgentView[]>(),
  /** A definition before it is saved: its text, its fields and its problems. */
  check: call(agentDraftSchema).returns<CheckedAgent>(),
  /** Saves a definition. Throws AppError `invalid`, or `changed-since-shown` if the file changed since. */
  save: call(agentEditSchema).returns(),
  remove: call(agentEditSchema.pick({ place: true, file: true })).returns(),
  /** The messages and calls of a call's sub-agent, in order. */
  conversation: call(z.object({ chatId, callId: z.string() })).returns<readonly AgentStep[]>(),
} as const satisfies Calls;

export const skillCalls = {
  /** All skills; without a project, the user's own. */
  list: call(z.object({ project: project.nullable() })).returns<SkillsView>(),
  /** Whether Pilotfish uses the skills of another program. */
  answerOffer: call(z.object({ of: otherSkillsSchema, uses: z.boolean() })).returns(),
} as const satisfies Calls;

export const memoryCalls = {
  /** The memory of the project and of all projects. */
  view: call(z.object({ project })).returns<MemoryView>(),
  /** Throws AppError `changed-since-shown` if the file differs from the displayed version. */
  change: call(z.object({ project, change: memoryChangeSchema })).returns<MemoryView>(),
  /** Asks the model for a tidy section. Writes nothing. */
  tidy: call(
    z.object({ project, scope: memoryScopeSchema, hash: z.string().nullable() }),
  ).returns<TidiedMemory>(),
  /** Memory of another program: the user imports it or refuses, and the offer ends. */
  answerOffer: call(z.object({ project, of: otherMemorySchema, takes: z.boolean() })).returns<MemoryView>(),
} as const satisfies Calls;

export const slashCalls = {
  /** The current prompts besides the built-in slash commands, by name. */
  prompts: call(z.object({ project })).returns<readonly SlashPrompt[]>(),
} as const satisfies Calls;
