import { pinnedGit } from '../base/processes/git';
import type { CommandPin } from '../command-safety/command-pin';

// Environment of the model's commands: an allow-list and the user's variables. It excludes keys, tokens and agent
// sockets.

const passed = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TMPDIR',
  'TMP',
  'TEMP',
  'XDG_CONFIG_HOME',
  'XDG_CACHE_HOME',
  'XDG_DATA_HOME',
  'XDG_RUNTIME_DIR',
  'NVM_DIR',
  'NVM_BIN',
  'VOLTA_HOME',
  'PNPM_HOME',
  'BUN_INSTALL',
  'JAVA_HOME',
  'GOPATH',
  'GOROOT',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'PYENV_ROOT',
  'VIRTUAL_ENV',
  'CONDA_PREFIX',
  'ANDROID_HOME',
  'DOTNET_ROOT',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  // Windows
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
  'ProgramFiles(x86)',
  'USERPROFILE',
  'USERNAME',
  'HOMEDRIVE',
  'HOMEPATH',
  'PSModulePath',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
] as const;

/** Prevents pagers, editors and prompts, because the model cannot answer them. */
const unattended = {
  PAGER: 'cat',
  GIT_PAGER: 'cat',
  MANPAGER: 'cat',
  SYSTEMD_PAGER: 'cat',
  GIT_EDITOR: 'true',
  EDITOR: 'true',
  VISUAL: 'true',
  GIT_TERMINAL_PROMPT: '0',
  // Read-only git commands do not rewrite the index.
  GIT_OPTIONAL_LOCKS: '0',
  DEBIAN_FRONTEND: 'noninteractive',
  CI: '1',
};

/** `ofPerson`: variables that the user sets for every command; they take precedence. */
export function commandEnvironment(
  env: NodeJS.ProcessEnv,
  ofPerson: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { ...allowed(env), TERM: 'xterm-256color', ...unattended, ...ofPerson };
}

/**
 * The same for a command that runs without a question. Here the pinned values take precedence, and all other git
 * variables are removed.
 */
export function pinnedEnvironment(
  usual: Readonly<Record<string, string>>,
  { searchPath, git }: CommandPin,
): Record<string, string> {
  const rest = Object.entries(usual).filter(([name]) => !/^(?:GIT_|BASH_|ENV$|PATH$)/i.test(name));
  return { ...Object.fromEntries(rest), ...pinnedGit(git), PATH: searchPath };
}

/** The environment of the host process itself. */
export function hostEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  return allowed(env);
}

/** Electron sets `CHROME_DESKTOP` to its own name; another Electron application would take it. */
const ownName = /^(?:OPENAI_|TAVILY_|PILOTFISH_|ELECTRON_|NODE_OPTIONS$|CHROME_DESKTOP$)/;

/** The user's own shell gets the user's environment, except this application's variables. */
export function shellEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const own = Object.entries(env).filter(([name]) => !ownName.test(name));
  return { ...defined(Object.fromEntries(own)), COLORTERM: 'truecolor', TERM_PROGRAM: 'pilotfish' };
}

function allowed(env: NodeJS.ProcessEnv): Record<string, string> {
  const names: readonly string[] = [...passed, ...Object.keys(env).filter((name) => name.startsWith('LC_'))];
  return defined(Object.fromEntries(names.map((name) => [name, env[name]])));
}

function defined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}
