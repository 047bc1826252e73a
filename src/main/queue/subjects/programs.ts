import { limitsUnknown, type SandboxUse } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { type AnalysedCommand, analyseCommand } from '../../command-safety/analyse-command';
import type { ProgramsProposal } from '../../tools/kit/tool';
import { judgeCommand } from '../policy/judge-command';
import { commandOffers, matchesOfOffer } from '../policy/match-command';
import { sandboxOf } from '../policy/needs-outside';
import { askIfAnother, rulesThatHold } from '../policy/pinned-rules';
import { asksByMode, filesTarget, judge, type Verdict } from '../policy/policy';
import type { Circumstances, Found, SubjectKind } from './subject';

// A call that starts programs without a shell: shown as lines of a shell, and judged by their analysis.

export type PreparedPrograms = {
  readonly kind: 'programs';
  readonly proposal: ProgramsProposal;
  readonly tool: string;
  /** The fingerprint for a rule that allows it; undefined: rules cannot allow it. */
  readonly pin: string | undefined;
  /** The part of its arguments that is shown. */
  readonly input: string;
  /** Each program as a line. */
  readonly lines: readonly string[];
  /** The analysis of all programs together. */
  readonly command: AnalysedCommand;
  /** Where they run, according to their analysis. */
  readonly sandbox: SandboxUse;
};

export async function preparePrograms(
  proposal: ProgramsProposal,
  { workspace, tool, input, signal }: Found,
): Promise<PreparedPrograms> {
  const lines = proposal.programs.map((argv) => argv.map(quoted).join(' '));
  const text = lines.join(' | ');
  const command = await analyseCommand({ text, shell: 'bash', directory: '' }, workspace, signal);
  const { name, pin } = tool;
  const known = unheld(command);
  const sandbox = sandboxOf(proposal, known);
  return { kind: 'programs', proposal, tool: name, pin, input, lines, command: known, sandbox };
}

/** To run unasked, a command that only reads would have to be pinned, and these programs start unpinned. */
function unheld(command: AnalysedCommand): AnalysedCommand {
  const parts = command.parts.map((part) => ({
    ...part,
    notReading: part.notReading ?? textOf('asks.not-held'),
  }));
  return { ...command, parts, pin: null };
}

export const programsSubject: SubjectKind<PreparedPrograms> = {
  examine: async (prepared) => prepared,
  judge: (prepared, circumstances) =>
    prepared.proposal.asks === 'always'
      ? judgeDiscovered(prepared, circumstances)
      : judgeAsCommands(prepared, circumstances),
  show: ({ tool, input, lines, sandbox, proposal: { opened } }) => ({
    subject: {
      kind: 'call',
      tool,
      input,
      programs: [...lines],
      sandbox,
      opened: { hosts: [...opened.hosts], folders: [...opened.folders] },
    },
    stale: null,
  }),
  file: () => null,
  accept: async (prepared) => prepared,
  approved: ({ proposal, sandbox }) => ({
    proposal: { ...proposal, sandbox },
    content: proposal.proposed,
    pin: null,
  }),
  matchesOf: (match) => (match === undefined ? [match] : matchesOfOffer(match)),
  pinOf: ({ pin }) => pin,
};

/** In the sandbox Auto runs it, like tools of servers. Elsewhere rules and modes can only refuse it. */
function judgeDiscovered({ sandbox }: PreparedPrograms, circumstances: Circumstances): Verdict {
  const target = filesTarget(circumstances.tool, []);
  const verdict = judge({ ...circumstances, target, danger: null });
  if (verdict.verdict === 'deny') return verdict;
  const isHeld = limitsUnknown(sandbox) && verdict.verdict === 'allow';
  if (isHeld && verdict.allowance.by === 'mode') return verdict;
  return { verdict: 'ask', because: 'rule', why: textOf('asks.discovered'), always: [] };
}

/**
 * Refusals for the shell apply here too, but permissions for the shell do not. A permission here is valid only for the
 * tool's fingerprint.
 */
function judgeAsCommands({ command, pin, sandbox }: PreparedPrograms, circumstances: Circumstances): Verdict {
  const held = { ...circumstances, pin, sandboxed: limitsUnknown(sandbox) };
  const asItself = judgeCommand({ ...held, command, rules: rulesThatHold(held) });
  if (asItself.verdict === 'deny') return asItself;
  const rules = circumstances.rules.filter(({ effect }) => effect !== 'allow');
  const inShell = judgeCommand({ ...held, command, tool: shell, rules });
  if (inShell.verdict === 'deny') return inShell;
  if (inShell.verdict === 'ask' && !asksByMode(inShell)) return { ...inShell, always: [] };
  if (pin === undefined) return asItself.verdict === 'ask' ? { ...asItself, always: [] } : asItself;
  return askIfAnother(asItself, { ...held, offers: commandOffers(command.parts, circumstances.tool.name) });
}

const shell = { name: 'run_shell_command', kind: 'command' } as const;

/** Quoted so that a POSIX shell reads it as one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
