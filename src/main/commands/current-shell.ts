import type { CommandShell } from '../base/command-shell';
import { ToolError } from '../base/tool-error';
import { commandEnvironment } from '../terminal/command-environment';
import { findCommandShell } from '../terminal/find-shell';

type Variables = {
  readonly env: NodeJS.ProcessEnv;
  /** The user's variables for every command. */
  environment(): Readonly<Record<string, string>>;
};

/** The current shell for commands. ToolError if it is missing. */
export async function currentShell({ env, environment }: Variables): Promise<CommandShell> {
  return await shellOf(commandEnvironment(env, environment()));
}

/** The shell for commands with these variables. ToolError if it is missing. */
export async function shellOf(env: Readonly<Record<string, string>>): Promise<CommandShell> {
  const shell = await findCommandShell(env);
  if (shell !== null) return shell;
  throw new ToolError(
    'Commands cannot be run: bash was not found on PATH. Install bash, or tell the user to.',
  );
}
