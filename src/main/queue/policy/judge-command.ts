import { type ModeKind, type Question, type Rule, ruleText } from '@shared/approval/approval';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { AnalysedCommand } from '../../command-safety/analyse-command';
import type { AnalysedPart } from '../../command-safety/analysed-part';
import { nowhere } from '../../command-safety/places-of';
import type { Tool } from '../../tools/kit/tool';
import { kindPolicy } from './kinds';
import { commandOffers, commandRuleMatches, commandRuleReaches } from './match-command';
import {
  type Asking,
  askingText,
  askOfUnknownKind,
  type Case,
  deniedBy,
  effectiveMode,
  modeReason,
  refusedBy,
  type Verdict,
} from './policy';
import { planCommandText } from './refusal-words';

// Decides whether a command runs, asks or is refused. Pure. A chain runs only if each of its commands would; a command
// that is not understood asks despite any permission.

export type CommandCase = Pick<Case, 'repeats' | 'mode' | 'rules' | 'now'> & {
  readonly tool: Pick<Tool, 'name' | 'kind'>;
  readonly command: AnalysedCommand;
  /** The command would run in the sandbox, which limits unknown content: then Auto lets it run. */
  readonly sandboxed: boolean;
  /** The user wants it to run without the sandbox, which blocked it before. */
  readonly lifted?: boolean;
};

export function judgeCommand(call: CommandCase): Verdict {
  const { command } = call;
  const mode = effectiveMode(call.mode, call.now).kind;
  const denying = denyingRule(call);
  if (denying) return deniedBy(denying);
  if (kindPolicy(call.tool.kind) === null) return askOfUnknownKind(call.tool.name);
  const onlyReads = readsOnly(command);
  if (mode === 'plan' && !onlyReads) return refusedBy(mode, planCommandText);
  return mustAsk(call, mode) ?? mayRun(call, { mode, onlyReads }) ?? askByMode(call, mode);
}

/** The rules, and the tool they must match. */
type Ruled = Pick<CommandCase, 'rules'> & { readonly tool: Pick<Tool, 'name'> };

/** If true, the command starts pinned, exactly as it was examined. */
function readsOnly({ notUnderstood, pin, parts }: AnalysedCommand): boolean {
  return notUnderstood === null && pin !== null && parts.every(({ notReading }) => notReading === null);
}

/** Why each understood command asks; null: it would run unasked. */
function reasonsOf(call: CommandCase, mode: ModeKind): (AnyText | null)[] {
  const isPinned = readsOnly(call.command);
  const isKnownEnough = isHeld(call, mode);
  return call.command.parts.map((part) => {
    const danger = dangerOf(part, call);
    if (danger !== null) return danger;
    const unknown = part.unclear ?? part.newPackage;
    if (unknown !== null && !isKnownEnough) return unknown;
    const asking = askingRule(part, call);
    if (asking !== null) return asking;
    if (mode === 'auto') return unfamiliarIn(part, call);
    if (isAllowed(part, call)) return null;
    return part.notReading ?? (isPinned ? null : part.readsPinned);
  });
}

function dangerOf(part: AnalysedPart, call: CommandCase): AnyText | null {
  return part.danger ?? (hidesSecrets(call) ? null : part.searchesSecret);
}

function hidesSecrets({ command, sandboxed, lifted = false }: CommandCase): boolean {
  return sandboxed && !lifted && readsOnly(command) && command.pin?.hidesSecrets === true;
}

/** Reasons to ask despite any permission; the user cannot answer these with a rule. */
function mustAsk(call: CommandCase, mode: ModeKind): Asking | null {
  const { command } = call;
  const danger = command.parts.map((part) => dangerOf(part, call)).find((why) => why !== null) ?? null;
  if (danger !== null) return ask(call, mode, 'hard-list', danger);
  if (call.lifted) return ask(call, mode, 'hard-list', textOf('asks.sandbox-lifted'));
  const unknown = unknownProblem(call, mode);
  if (unknown !== null) return ask(call, mode, unknown.because, unknown.why);
  if (call.repeats) return ask(call, mode, 'repeat', textOf('asks.repeats'));
  const asking = partsOf(command)
    .map((part) => askingRule(part, call))
    .find((why) => why !== null);
  return asking === undefined ? null : ask(call, mode, 'rule', asking);
}

/** Why unknown content makes it ask; null if everything is known, or Auto runs it because the sandbox limits it. */
function unknownProblem(call: CommandCase, mode: ModeKind): Pick<Asking, 'because' | 'why'> | null {
  const { notUnderstood, parts, suspicion } = call.command;
  if (isHeld(call, mode)) return suspicion === null ? null : { because: 'hard-list', why: suspicion };
  const unclear = parts.find((part) => part.unclear !== null)?.unclear ?? null;
  if (unclear !== null) return { because: 'hard-list', why: unclear };
  const newPackage = parts.find((part) => part.newPackage !== null)?.newPackage ?? null;
  if (newPackage !== null && notUnderstood === null) return { because: 'new-package', why: newPackage };
  if (notUnderstood === null) return null;
  return { because: 'not-understood', why: notUnderstoodText(notUnderstood) };
}

/**
 * Whether the sandbox suffices for unknown content. It does not if a `deny` or `ask` rule for the tool might cover that
 * content.
 */
function isHeld({ sandboxed, rules, tool }: CommandCase, mode: ModeKind): boolean {
  const mayBeAbout = (rule: Rule) => rule.effect !== 'allow' && [tool.name, '*'].includes(rule.tool);
  return sandboxed && mode === 'auto' && !rules.some(mayBeAbout);
}

/** The rule that asks about one command, as text for the user, or null. */
function askingRule(part: AnalysedPart, { tool, rules }: Ruled): AnyText | null {
  const asking = rules.find((rule) => rule.effect === 'ask' && commandRuleMatches(rule, part, tool.name));
  if (asking) return askingText(asking);
  const reaching = rules.find((rule) => commandRuleReaches(rule, part, tool.name));
  if (!reaching) return null;
  const key = reaching.tool === '*' ? 'asks.rule-reaches' : 'asks.rule-perhaps';
  return textOf(key, { rule: ruleText(reaching), scope: reaching.scope });
}

export function notUnderstoodText(why: AnyText): Text {
  return textOf('asks.not-understood', { why });
}

/** Why Auto asks about one command: it starts an unknown program, and neither a sandbox nor a rule covers it. */
function unfamiliarIn(part: AnalysedPart, call: CommandCase): AnyText | null {
  return call.sandboxed || isAllowed(part, call) ? null : part.unfamiliar;
}

function mayRun(
  call: CommandCase,
  { mode, onlyReads }: { mode: ModeKind; onlyReads: boolean },
): Verdict | null {
  const { command } = call;
  if (onlyReads) return { verdict: 'allow', allowance: { by: 'read-only' } };
  if (command.notUnderstood === null && command.parts.every((part) => isAllowed(part, call))) {
    const unread = command.parts.filter(
      ({ notReading, readsPinned }) => (notReading ?? readsPinned) !== null,
    );
    const rule = unread.map((part) => allowingRule(part, call)).find((found) => found !== undefined);
    if (rule) return { verdict: 'allow', allowance: { by: 'rule', rule: ruleText(rule), scope: rule.scope } };
  }
  const isOfAuto = mode === 'auto' && command.parts.every((part) => unfamiliarIn(part, call) === null);
  return isOfAuto ? { verdict: 'allow', allowance: { by: 'mode', mode } } : null;
}

function askByMode(call: CommandCase, mode: ModeKind): Asking {
  const { parts } = call.command;
  const unfamiliar = mode === 'auto' ? parts.filter((part) => unfamiliarIn(part, call) !== null) : [];
  const why = unfamiliar[0]?.unfamiliar ?? null;
  const asking = why === null ? parts.filter((part) => !isAllowed(part, call)) : unfamiliar;
  const asked = why === null ? ask(call, mode, 'mode', modeReason(mode)) : ask(call, mode, 'unfamiliar', why);
  return { ...asked, always: commandOffers(asking, call.tool.name) };
}

function ask(call: CommandCase, mode: ModeKind, because: Asking['because'], why: AnyText): Asking {
  const always: Question['always'] = [];
  return { verdict: 'ask', because, why, always, partReasons: reasonsOf(call, mode) };
}

/**
 * A command with `readsPinned` needs a rule here: the queue pins commands only if all of them just read. An allowed
 * program may need its own way to git.
 */
function isAllowed(part: AnalysedPart, ruled: Ruled): boolean {
  return (part.notReading ?? part.readsPinned) === null || allowingRule(part, ruled) !== undefined;
}

function allowingRule(part: AnalysedPart, { tool, rules }: Ruled): Rule | undefined {
  return rules.find((rule) => rule.effect === 'allow' && commandRuleMatches(rule, part, tool.name));
}

function denyingRule({ command, tool, rules }: CommandCase): Rule | undefined {
  const parts = partsOf(command);
  return rules.find(
    (rule) => rule.effect === 'deny' && parts.some((part) => commandRuleMatches(rule, part, tool.name)),
  );
}

/** A rule about every command also applies to one that is not understood. */
function partsOf({ parts }: AnalysedCommand): readonly AnalysedPart[] {
  return parts.length > 0 ? parts : [unknownPart];
}

const unknownPart: AnalysedPart = {
  text: '',
  words: [],
  notReading: '',
  readsPinned: null,
  danger: null,
  unclear: null,
  newPackage: null,
  packages: [],
  unfamiliar: null,
  started: [],
  isCoveredByWords: false,
  targetPaths: [],
  readScope: [],
  searchesSecret: null,
  places: nowhere,
};
