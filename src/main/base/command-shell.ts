// Command shells: how each takes a command, what it takes at most, and what a model is told of it.

export type Shell = 'bash' | 'pwsh' | 'powershell' | 'cmd';

export type CommandShell = {
  readonly kind: Shell;
  /** Absolute. */
  readonly file: string;
};

type WindowsShell = Exclude<Shell, 'bash'>;

export type ShellArguments = {
  readonly args: readonly string[];
  /** They are the command line already, and must not be quoted for it. */
  readonly isVerbatim: boolean;
};

/** Under Unix a shell is started by its session leader (`session-leader.ts`). */
export function shellArguments(shell: WindowsShell, command: string): ShellArguments {
  switch (shell) {
    case 'pwsh':
    case 'powershell':
      return {
        args: ['-NoProfile', '-NonInteractive', '-Command', powershellScript(command)],
        isVerbatim: false,
      };
    case 'cmd':
      // `/s` takes off the outer quotes and leaves all others alone; `/d` runs nothing the registry names.
      return { args: ['/d', '/s', '/c', `"chcp 65001>nul&${command}"`], isVerbatim: true };
  }
}

/**
 * `-Command` and not `-EncodedCommand`: with the latter Windows PowerShell writes its errors as XML. By itself
 * PowerShell makes 1 of every failure; here the last program's exit code is that of the command, as in other shells.
 */
function powershellScript(command: string): string {
  const outcome = 'if ($?) { exit 0 } elseif ($LASTEXITCODE) { exit $LASTEXITCODE } else { exit 1 }';
  // On lines of its own, as the command may end in a comment.
  return `${powershellFrame}; ${command}\n${outcome}`;
}

/** Without it what is printed has the system's old code page, and progress bars slow down what shows them to nobody. */
const powershellFrame =
  "[Console]::OutputEncoding = $OutputEncoding = [Text.UTF8Encoding]::new($false); $ProgressPreference = 'SilentlyContinue'";

/** Why a shell cannot be given a command; a length is in what the shell counts by. */
export type CommandFault =
  | { readonly kind: 'nul' | 'empty' | 'several-lines' }
  | { readonly kind: 'too-long'; readonly length: number; readonly longest: number };

/** Null when the shell takes the command. */
export function commandFault(shell: Shell, command: string): CommandFault | null {
  if (command.includes('\0')) return { kind: 'nul' };
  if (command.trim() === '') return { kind: 'empty' };
  if (shell === 'cmd' && /[\r\n]/.test(command.trim())) return { kind: 'several-lines' };
  const { longest, lengthOf } = limits[shell];
  const length = lengthOf(command);
  return length <= longest ? null : { kind: 'too-long', length, longest };
}

/** The same in words for the model. */
export function commandProblem(shell: Shell, command: string): string | null {
  const fault = commandFault(shell, command);
  switch (fault?.kind) {
    case undefined:
      return null;
    case 'nul':
      return 'The command must not contain a NUL character.';
    case 'empty':
      return 'The command is empty.';
    case 'several-lines':
      return 'The command has several lines, of which cmd.exe would run the first alone. Join them with `&`.';
    case 'too-long':
      return `The command is too long: ${fault.length} ${limits[shell].unit}, at most ${fault.longest} can be run. Write a script with write_file and run that.`;
  }
}

type Limit = {
  readonly longest: number;
  readonly unit: string;
  readonly lengthOf: (command: string) => number;
};

/** A command line has 32,767 characters under Windows, in which quotes and backslashes may each become two. */
const powershellLimit: Limit = {
  longest: 31_000,
  unit: 'characters as they are quoted',
  lengthOf: (command) => command.length + (command.match(/["\\]/g)?.length ?? 0),
};

const limits: Readonly<Record<Shell, Limit>> = {
  // Linux takes no argument of 128 KB.
  bash: { longest: 131_000, unit: 'bytes', lengthOf: (command) => Buffer.byteLength(command) },
  pwsh: powershellLimit,
  powershell: powershellLimit,
  // The line has 8,191.
  cmd: { longest: 8_000, unit: 'characters', lengthOf: (command) => command.length },
};

const mayRemain = 'Processes it leaves running are not always found: end them by their number.';

/** What the model is told of the shell in use. */
export const shellNotes: Readonly<Record<Shell, string>> = {
  bash: 'Commands run with `bash -c`.',
  pwsh: `Commands run in PowerShell 7 (pwsh) on Windows; \`&&\` and \`||\` can be used. ${mayRemain}`,
  powershell: `Commands run in Windows PowerShell 5.1: it has no \`&&\` and no \`||\`; \`curl\` and \`wget\` are other programs there. ${mayRemain}`,
  cmd: `Commands run with cmd.exe /c on Windows, as one line. There is no PowerShell. ${mayRemain}`,
};

export const shellNames: Readonly<Record<Shell, string>> = {
  bash: 'bash',
  pwsh: 'PowerShell',
  powershell: 'Windows PowerShell',
  cmd: 'cmd.exe',
};
