import {
  autoModeLimitMs,
  type CheckedCommand,
  type Mode,
  type ModeKind,
  type Rule,
  ruleText,
} from '@shared/approval/approval';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { Shell } from '../../base/command-shell';
import { type AnalysedCommand, analyseCommand } from '../../command-safety/analyse-command';
import type { Workspace } from '../../project/workspace';
import { type CommandCase, judgeCommand } from '../policy/judge-command';
import { commandRuleMatches } from '../policy/match-command';
import { modeReason, type Verdict } from '../policy/policy';
import { shownParts } from '../policy/shown-parts';

// Dry run: whether a command would run if a model proposed it now, and why. Runs nothing.

export type CommandCheck = {
  readonly text: string;
  readonly shell: Shell;
  /** Relative to the project with `/`; `''` is the root. */
  readonly directory: string;
  readonly mode: ModeKind;
  readonly sandboxed: boolean;
  readonly rules: readonly Rule[];
};

export async function checkCommand(check: CommandCheck, workspace: Workspace): Promise<CheckedCommand> {
  return checkAnalysed(check, await analyseCommand(check, workspace));
}

/** The same for an analysed command: the analysis is independent of mode, rules and sandbox. */
export function checkAnalysed(check: CommandCheck, command: AnalysedCommand): CheckedCommand {
  const now = Date.now();
  const call = { ...check, tool, command, mode: modeOf(check.mode, now), repeats: false, now };
  const verdict = judgeCommand(call);
  const parts = shownParts(command, reasonsOf(verdict, call));
  switch (verdict.verdict) {
    case 'allow':
      return { verdict: 'run', because: allowedText(verdict), parts };
    case 'ask':
      return { verdict: 'ask', because: verdict.why, parts };
    case 'deny':
      return { verdict: 'refuse', because: refusedText(verdict), parts };
  }
}

/** The result for every command if the user requires a sandbox and it is missing; `why`: the reason. */
export function refusedWithoutSandbox(why: Text): CheckedCommand {
  return { verdict: 'refuse', because: textOf('check.sandbox-required', { why }), parts: [] };
}

const tool = { name: 'run_shell_command', kind: 'command' } as const;

function modeOf(kind: ModeKind, now: number): Mode {
  return kind === 'auto' ? { kind, until: now + autoModeLimitMs } : { kind };
}

function reasonsOf(verdict: Verdict, { command, rules }: CommandCase): readonly (AnyText | null)[] {
  if (verdict.verdict === 'ask') return verdict.partReasons ?? [];
  if (verdict.verdict === 'allow') return [];
  return verdict.refusal.by === 'mode' ? whyNotReading(command) : command.parts.map(deniedPart(rules));
}

function whyNotReading({ parts, pin }: AnalysedCommand): readonly (AnyText | null)[] {
  const isPinned = pin !== null;
  return parts.map(({ notReading, readsPinned }) => notReading ?? (isPinned ? null : readsPinned));
}

function deniedPart(rules: readonly Rule[]): (part: AnalysedCommand['parts'][number]) => AnyText | null {
  const denials = rules.filter(({ effect }) => effect === 'deny');
  return (part) => {
    const denying = denials.find((rule) => commandRuleMatches(rule, part, tool.name));
    return denying ? textOf('check.denied', { rule: ruleText(denying), scope: denying.scope }) : null;
  };
}

function allowedText({ allowance }: Extract<Verdict, { verdict: 'allow' }>): AnyText {
  switch (allowance.by) {
    case 'mode':
      return modeReason(allowance.mode);
    case 'rule':
      return textOf('check.allowed', { rule: allowance.rule, scope: allowance.scope });
    case 'read-only':
    case 'hook':
    case 'person':
      return textOf('check.only-reads');
  }
}

function refusedText({ refusal }: Extract<Verdict, { verdict: 'deny' }>): AnyText {
  switch (refusal.by) {
    case 'mode':
      return modeReason(refusal.mode);
    case 'rule':
      return textOf('check.denied', { rule: refusal.rule, scope: refusal.scope });
  }
}
