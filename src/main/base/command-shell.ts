// Command shells: how each takes a command, how long the command may be, and the notes for the model.

export type Shell = 'bash' | 'pwsh' | 'powershell' | 'cmd';

export type CommandShell = {
  readonly kind: Shell;
  /** Absolute path. */
  readonly file: string;
};

type WindowsShell = Exclude<Shell, 'bash'>;

export type ShellArguments = {
  readonly args: readonly string[];
  /** The arguments already form the command line and must not be quoted again. */
  readonly isVerbatim: boolean;
};

/** On Unix the session leader starts the shell (`session-leader.ts`). */
export function shellArguments(shell: WindowsShell, command: string): ShellArguments {
  switch (shell) {
    case 'pwsh':
    case 'powershell':
      return {
        args: ['-NoProfile', '-NonInteractive', '-Command', powershellScript(command)],
        isVerbatim: false,
      };
    case 'cmd':
      // `/s` removes only the outer quotes. `/d` ignores commands that the registry lists for every start.
      return { args: ['/d', '/s', '/c', `"chcp 65001>nul&${command}"`], isVerbatim: true };
  }
}

/**
 * `-Command` instead of `-EncodedCommand`, because the latter makes Windows PowerShell write its errors as XML. By
 * itself PowerShell exits with 1 after every failure. This script returns the exit code of the last program, as other
 * shells do.
 */
function powershellScript(command: string): string {
  const outcome = 'if ($?) { exit 0 } elseif ($LASTEXITCODE) { exit $LASTEXITCODE } else { exit 1 }';
  // On a separate line, because the command may end in a comment.
  return `${powershellFrame}; ${command}\n${outcome}`;
}

/** Without this frame the output has the system's old code page, and invisible progress bars slow the command down. */
const powershellFrame =
  "[Console]::OutputEncoding = $OutputEncoding = [Text.UTF8Encoding]::new($false); $ProgressPreference = 'SilentlyContinue'";

/** The reason why a shell cannot take a command. The unit of a length depends on the shell. */
export type CommandFault =
  | { readonly kind: 'nul' | 'empty' | 'several-lines' }
  | { readonly kind: 'too-long'; readonly length: number; readonly longest: number };

/** Null if the shell takes the command. */
export function commandFault(shell: Shell, command: string): CommandFault | null {
  if (command.includes('\0')) return { kind: 'nul' };
  if (command.trim() === '') return { kind: 'empty' };
  if (shell === 'cmd' && /[\r\n]/.test(command.trim())) return { kind: 'several-lines' };
  const { longest, lengthOf } = limits[shell];
  const length = lengthOf(command);
  return length <= longest ? null : { kind: 'too-long', length, longest };
}

/** The same as text for the model. */
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

/** A command line has 32,767 characters on Windows. Quoting may turn each quote and backslash into two characters. */
const powershellLimit: Limit = {
  longest: 31_000,
  unit: 'characters as they are quoted',
  lengthOf: (command) => command.length + (command.match(/["\\]/g)?.length ?? 0),
};

const limits: Readonly<Record<Shell, Limit>> = {
  // Linux refuses an argument of 128 KB.
  bash: { longest: 131_000, unit: 'bytes', lengthOf: (command) => Buffer.byteLength(command) },
  pwsh: powershellLimit,
  powershell: powershellLimit,
  // The limit of the line is 8,191 characters.
  cmd: { longest: 8_000, unit: 'characters', lengthOf: (command) => command.length },
};

const mayRemain = 'Processes it leaves running are not always found: end them by their number.';

/** Notes for the model about the shell in use. */
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
