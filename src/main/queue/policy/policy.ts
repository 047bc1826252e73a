import {
  type Allowance,
  type Mode,
  type ModeKind,
  type Question,
  type Refusal,
  type Rule,
  ruleText,
} from '@shared/approval/approval';
import { type AnyText, textOf } from '@shared/texts/text';
import type { Tool } from '../../tools/kit/tool';
import { type KindPolicy, kindPolicy } from './kinds';
import { matchesFor, ruleMatches, type TargetPath } from './match-rule';
import { deniedText, planModeText } from './refusal-words';

// Decides whether a call runs, asks or is refused: `deny` before `ask` before `allow`, then by the mode. Pure.

export type Case = {
  readonly tool: Pick<Tool, 'name' | 'kind'>;
  readonly target: Target;
  /** Why the call is on the hard list, or null (`dangers.ts`). */
  readonly danger: AnyText | null;
  /** The same call ran twice before in the turn, with the same outcome. */
  readonly repeats: boolean;
  readonly mode: Mode;
  /** The rules of the chat, of the project, and those for everywhere. */
  readonly rules: readonly Rule[];
  readonly now: number;
};

/** The subject of a call for the rules. */
export type Target = {
  /** Whether the rule, for the call's tool or for every tool, matches it. */
  covers(rule: Rule): boolean;
  /** The rules that "Always…" may offer if the mode asks. */
  readonly offers: Question['always'];
};

export type Verdict =
  | { readonly verdict: 'allow'; readonly allowance: Allowance }
  | Asking
  /** `text` is for the model. */
  | {
      readonly verdict: 'deny';
      readonly text: string;
      readonly refusal: Extract<Refusal, { by: 'mode' | 'rule' }>;
    };

export type Asking = {
  readonly verdict: 'ask';
  readonly because:
    | 'hard-list'
    | 'not-understood'
    | 'new-package'
    | 'unfamiliar'
    | 'repeat'
    | 'rule'
    | 'mode';
  /** For the user, without a full stop. */
  readonly why: AnyText;
  readonly always: Question['always'];
  /** For a command: why each of its parts asks, in order. */
  readonly partReasons?: readonly (AnyText | null)[];
  /** For a tool of a server: its fingerprint when a rule allowed it, if it has changed since. */
  readonly allowedPin?: string;
};

/** Whether every mode asks about it, so that another mode or a rule changes nothing. */
export function asksInEveryMode({ because }: Pick<Asking, 'because'>): boolean {
  return because === 'hard-list' || because === 'not-understood' || because === 'new-package';
}

/** Whether only the mode asks, so that a rule can allow it. `unfamiliar`: Auto without a sandbox. */
export function asksByMode({ because }: Pick<Asking, 'because'>): boolean {
  return because === 'mode' || because === 'unfamiliar';
}

export function judge(call: Case): Verdict {
  const mode = effectiveMode(call.mode, call.now).kind;
  const denying = ruleFor(call, 'deny');
  if (denying) return deniedBy(denying);
  const kind = kindPolicy(call.tool.kind);
  if (kind === null) return askOfUnknownKind(call.tool.name);
  if (kind.byMode[mode] === 'refused') return refusedBy(mode, planModeText);
  return mustAsk(call) ?? mayRun(call, kind, mode) ?? askByMode(call, kind, mode);
}

/** Asks about every proposal: a tool of an unknown kind may do more than it shows. */
export function askOfUnknownKind(tool: string): Asking {
  return ask('hard-list', textOf('asks.unknown-kind', { tool }));
}

export function deniedBy(rule: Rule): Verdict {
  return {
    verdict: 'deny',
    text: deniedText(rule),
    refusal: { by: 'rule', rule: ruleText(rule), scope: rule.scope },
  };
}

export function refusedBy(mode: ModeKind, text: string): Verdict {
  return { verdict: 'deny', text, refusal: { by: 'mode', mode } };
}

/** The current mode: Auto becomes Ask when its time is over. */
export function effectiveMode(mode: Mode, now: number): Mode {
  return mode.kind === 'auto' && now >= mode.until ? { kind: 'ask' } : mode;
}

/** Reasons to ask despite any permission; the user cannot answer these with a rule. */
function mustAsk(call: Case): Verdict | null {
  if (call.danger !== null) return ask('hard-list', call.danger);
  if (call.repeats) return ask('repeat', textOf('asks.repeats'));
  const asking = ruleFor(call, 'ask');
  return asking ? ask('rule', askingText(asking)) : null;
}

function mayRun(call: Case, { allowedBy, byMode }: KindPolicy, mode: ModeKind): Verdict | null {
  const allowing = allowedBy === 'mode-or-rule' ? ruleFor(call, 'allow') : undefined;
  if (allowing)
    return {
      verdict: 'allow',
      allowance: { by: 'rule', rule: ruleText(allowing), scope: allowing.scope },
    };
  if (byMode[mode] !== 'runs') return null;
  return {
    verdict: 'allow',
    allowance: allowedBy === 'read-only' ? { by: 'read-only' } : { by: 'mode', mode },
  };
}

function askByMode({ target }: Case, { allowedBy }: KindPolicy, mode: ModeKind): Verdict {
  const always = allowedBy === 'mode-or-rule' ? target.offers : [];
  return { verdict: 'ask', because: 'mode', why: modeReason(mode), always };
}

/** The target of a call about these files; offers rules only for a single file. */
export function filesTarget(tool: Pick<Tool, 'name'>, targetPaths: readonly TargetPath[]): Target {
  const matches =
    targetPaths.length === 1 ? targetPaths.flatMap(({ canonical }) => matchesFor(canonical)) : [];
  return {
    covers: (rule) => ruleMatches(rule, tool.name, targetPaths),
    offers: matches.map((match) => ({ tool: tool.name, match })),
  };
}

/** Says that the mode is the reason for the question. */
export function modeReason(mode: ModeKind): AnyText {
  return textOf('asks.by-mode', { mode: textOf(`mode.${mode}`) });
}

export function askingText(rule: Rule): AnyText {
  return textOf('asks.rule', { rule: ruleText(rule), scope: rule.scope });
}

function ask(because: Asking['because'], why: AnyText): Asking {
  return { verdict: 'ask', because, why, always: [] };
}

function ruleFor({ rules, target }: Case, effect: Rule['effect']): Rule | undefined {
  return rules.find((rule) => rule.effect === effect && target.covers(rule));
}
