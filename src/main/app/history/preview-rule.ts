import type { Rule } from '@shared/approval/approval';
import { parseJson } from '@shared/base/json';
import { AppError } from '@shared/errors';
import type { PreviewedCall, PreviewedCalls, PreviewedRule, RulePreview } from '@shared/history/history';
import { chatTopic } from '@shared/topics';
import { historyPage } from '../../history/history-page';
import type { KeptCall } from '../../history/read-calls';
import type { Workspace } from '../../project/workspace';
import { hostsOfOffer } from '../../queue/policy/connection-rules';
import { kindPolicy } from '../../queue/policy/kinds';
import { matchesOfOffer } from '../../queue/policy/match-command';
import { heldTo } from '../../queue/policy/rule-for-tool';
import { ruleProblem } from '../../queue/policy/rule-list';
import { newRule } from '../../queue/policy/rules';
import { findCommandShell } from '../../terminal/find-shell';
import { createTools, listed } from '../../tools/create-tools';
import { noServices } from '../../tools/kit/no-services';
import type { Tool } from '../../tools/kit/tool';
import type { App } from '../application';
import type { OpenProject } from '../open-project';
import { memorySettings, searchAddressOf } from '../parts/tool-services';
import { historyOf } from './history-of';
import { commandOf, type JudgeParts, judgePastCall } from './judge-past-call';
import { mayBeAbout } from './may-be-about';

// Preview of a rule before it is stored: the past calls that it would allow, ask about or deny, unlike the current
// rules. It assumes mode Ask, because other modes allow calls by themselves. It runs no commands.

export type PreviewWish = {
  readonly project: string;
  readonly rule: PreviewedRule;
  /** The chat in front: its rules apply too. */
  readonly chatId: string | null;
};

/** The maximum number of the tool's newest calls to look at. */
export const mostLooked = 2000;
/** The maximum number of listed calls of each kind. */
const mostNamed = 50;

/** AppError `invalid` for an invalid rule. After an abort of `signal`, resolves with the result so far. */
export async function previewRule(app: App, wish: PreviewWish, signal: AbortSignal): Promise<RulePreview> {
  const project = app.projects.get(wish.project);
  const tools = toolsOf(app, project);
  const { calls, more } = await callsLookedAt(app, project, wish);
  const rules = { now: await rulesNow(app, project, wish.chatId), more: rulesOf(wish.rule, tools) };
  const parts = await partsOf(app, project, { tools, signal });
  const judged = new Map<string, Effect>();
  const found = { allow: createFound(), ask: createFound(), deny: createFound() };
  const start = performance.now();
  let looked = 0;
  for (const call of calls) {
    if (signal.aborted || performance.now() - start > patience) break;
    looked += 1;
    // Lets other work run in between.
    if (looked % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    const key = `${call.tool} ${call.input}`;
    const known = judged.get(key);
    const effect = known === undefined ? await effectOn(call, { parts, rules }) : known;
    judged.set(key, effect);
    if (effect !== null) found[effect].take(call);
  }
  const { allow, ask, deny } = found;
  const isCut = more || looked < calls.length;
  return { looked, more: isCut, allowed: allow.all(), asked: ask.all(), denied: deny.all() };
}

/** Milliseconds. Analyses made by then are cached for the next preview. */
const patience = 2500;

/** The new outcome of the call; null: the same as before. */
type Effect = 'allow' | 'ask' | 'deny' | null;

type RulesTried = { readonly now: readonly Rule[]; readonly more: readonly Rule[] };

async function effectOn(
  call: KeptCall,
  { parts, rules: { now, more } }: { readonly parts: JudgeParts; readonly rules: RulesTried },
): Promise<Effect> {
  const tool = parts.tools.get(call.tool);
  const isCommand = tool?.kind === 'command' && tool.source === undefined;
  if (isCommand && !more.some((rule) => mayBeAbout(rule, commandOf(parseJson(call.input)).command)))
    return null;
  const judge = await judgePastCall(parts, call);
  if (judge === null) return null;
  const { verdict } = judge([...more, ...now]);
  return judge(now).verdict === verdict ? null : verdict;
}

/** A rule of a chat applies to its own calls; other rules apply to all calls of the project. */
async function callsLookedAt(app: App, project: OpenProject, { rule, chatId }: PreviewWish) {
  const filter = {
    ...(rule.tool !== '*' && { tool: rule.tool }),
    ...(rule.scope === 'chat' && chatId !== null && { chatId }),
  };
  const { rows, more } = await historyPage({ ...historyOf(app, project), filter, limit: mostLooked });
  return { calls: rows, more };
}

async function rulesNow(app: App, { rules, chats }: OpenProject, chatId: string | null): Promise<Rule[]> {
  if (chatId === null) return [...rules.current()];
  await chats.open(chatId);
  return [...app.store.state(chatTopic(chatId)).rules, ...rules.current()];
}

function toolsOf({ settings }: App, { tools }: OpenProject): ReadonlyMap<string, Tool> {
  const web = { ...noServices.web, searchAddress: () => searchAddressOf(settings) };
  const all = [...createTools({ ...noServices, web }), ...tools.current()];
  return new Map(all.map((tool) => [tool.name, tool]));
}

/** The rules of a combined offer, each as it would be stored. */
function rulesOf({ match, ...rule }: PreviewedRule, tools: ReadonlyMap<string, Tool>): readonly Rule[] {
  const tool = tools.get(rule.tool);
  const held = tool ? heldTo(tool, rule.effect === 'allow' ? tool.pin : undefined) : {};
  const rules = matchesOf(match, tool).map((each) => {
    const words = { ...rule, ...held, ...(each !== undefined && { match: each }) };
    const problem = ruleProblem(words, [...tools.values()].map(listed));
    if (problem) throw new AppError('invalid', problem);
    return words;
  });
  return rules.map((words) => newRule(words, 0));
}

function matchesOf(match: string | undefined, tool: Tool | undefined): readonly (string | undefined)[] {
  if (match === undefined || tool === undefined) return [match];
  if (tool.kind === 'network') return hostsOfOffer(match);
  return kindPolicy(tool.kind)?.matchIs === 'command' ? matchesOfOffer(match) : [match];
}

async function partsOf(
  app: App,
  { workspace }: OpenProject,
  more: Pick<JudgeParts, 'tools' | 'signal'>,
): Promise<JudgeParts> {
  await app.host.environmentReady;
  const shell = (await findCommandShell(app.env))?.kind ?? 'bash';
  const memoryFile = memorySettings(app).fileNames[0] ?? '';
  return { ...more, workspace, shell, memoryFile, analyses: analysesOf(workspace) };
}

type Analyses = { readonly madeAt: number; readonly known: JudgeParts['analyses'] };

const analysesOfProject = new WeakMap<Workspace, Analyses>();

/** The analysis of a command depends on the project's files, so it is cached only for about the time of typing. */
function analysesOf(workspace: Workspace): JudgeParts['analyses'] {
  const last = analysesOfProject.get(workspace);
  const isFresh = last !== undefined && performance.now() - last.madeAt < 60_000;
  const analyses = isFresh ? last : { madeAt: performance.now(), known: new Map() };
  analysesOfProject.set(workspace, analyses);
  return analyses.known;
}

function createFound() {
  const rows: PreviewedCall[] = [];
  const inputs = new Set<string>();
  let count = 0;
  return {
    /** Counts every call, but lists calls with the same input once. */
    take(call: KeptCall) {
      count += 1;
      if (!inputs.has(call.input) && rows.length < mostNamed) rows.push(named(call));
      inputs.add(call.input);
    },
    all: (): PreviewedCalls => ({ count, rows }),
  };
}

function named({ chatId, callId, messageId, at, tool, title }: KeptCall): PreviewedCall {
  return { chatId, callId, messageId, at, tool, title };
}
