import { describe, expect, it } from 'vitest';
import { commandProblem, shellArguments } from './command-shell';

describe('PowerShell', () => {
  it.each(['pwsh', 'powershell'] as const)(
    '%s is given the command as one argument, without a profile',
    (shell) => {
      const { args, isVerbatim } = shellArguments(shell, 'git status # "as it is"');
      expect({ args: args.slice(0, 3), isVerbatim }).toEqual({
        args: ['-NoProfile', '-NonInteractive', '-Command'],
        isVerbatim: false,
      });
      expect(args).toHaveLength(4);
    },
  );

  it('prints UTF-8, and ends as the last of the command does', () => {
    expect(shellArguments('pwsh', 'npm test # really').args[3]?.split('\n')).toEqual([
      "[Console]::OutputEncoding = $OutputEncoding = [Text.UTF8Encoding]::new($false); $ProgressPreference = 'SilentlyContinue'; npm test # really",
      'if ($?) { exit 0 } elseif ($LASTEXITCODE) { exit $LASTEXITCODE } else { exit 1 }',
    ]);
  });

  it('takes what fits on a command line as it is quoted', () => {
    expect(commandProblem('powershell', 'x'.repeat(31_000))).toBeNull();
    expect(commandProblem('powershell', '"'.repeat(15_501))).toBe(
      'The command is too long: 31002 characters as they are quoted, at most 31000 can be run. Write a script with write_file and run that.',
    );
    expect(commandProblem('pwsh', 'one\ntwo')).toBeNull();
  });
});

describe('cmd.exe', () => {
  it('is given one line that nobody quotes again, and prints UTF-8', () => {
    expect(shellArguments('cmd', 'echo "a b" & type "c d.txt"')).toEqual({
      args: ['/d', '/s', '/c', '"chcp 65001>nul&echo "a b" & type "c d.txt""'],
      isVerbatim: true,
    });
  });

  it('takes neither several lines nor a longer one', () => {
    expect(commandProblem('cmd', 'dir\ndel x')).toContain('would run the first alone');
    expect(commandProblem('cmd', 'dir\r\n')).toBeNull();
    expect(commandProblem('cmd', 'x'.repeat(8_001))).toContain('too long: 8001 characters');
  });
});

it('bash takes what is one argument to Linux', () => {
  expect(commandProblem('bash', 'é'.repeat(65_500))).toBeNull();
  expect(commandProblem('bash', 'é'.repeat(65_501))).toContain('too long: 131002 bytes, at most 131000');
});
