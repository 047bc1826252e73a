import { resolve, sep } from 'node:path';
import { defaultSettings } from '@shared/settings';

// Names that are asked about every time, because what they hold is secret, is executed, or steers this app and others.

export type ProtectionOptions = {
  /** The names under which memory is kept, as set now; the default names are protected as well. */
  readonly memoryFileNames?: () => readonly string[];
  /** The user's data folder of this app, absolute and canonical: protected should it lie in the project. */
  readonly dataFolder?: string;
  /** Where the `.git` of the project leads if it is a file, absolute and canonical. */
  readonly gitFolder?: string | null;
};

/** Why `relative` (with `/`) is protected, or null. Judged by name alone, whether or not anything exists there. */
export function protectionOf(relative: string, root: string, options: ProtectionOptions = {}): string | null {
  const reason = `${relative} is a protected file`;
  for (const folder of [options.dataFolder, options.gitFolder])
    if (folder && isWithin(resolve(root, relative), folder)) return reason;
  const segments = relative.split(/[/\\]/).map(foldName);
  const memoryNames = [...defaultSettings.memory.fileNames, ...(options.memoryFileNames?.() ?? [])];
  const memory = memoryNames.map((name) => foldName(name.split(/[/\\]/).at(-1) ?? name));
  if (segments.some((segment) => protectedFolders.has(segment))) return reason;
  const name = segments.at(-1) ?? '';
  if (memory.includes(name) || protectedFiles.has(name)) return reason;
  if (protectedPatterns.some((pattern) => pattern.test(name))) return reason;
  return protectedPaths.test(segments.join('/')) ? reason : null;
}

/** Whatever lies in or is one of these, at any depth. `git~1` is how Windows abbreviates `.git`. */
const protectedFolders = new Set([
  ...['.git', 'git~1', '.vscode', '.idea', '.husky', '.pilotfish'],
  ...['.hg', '.jj', '.github', '.circleci', '.devcontainer', '.claude', '.cursor', '.zed'],
  ...['.ssh', '.aws', '.azure', '.gnupg', '.kube'],
]);

const protectedFiles = new Set([
  ...['.devcontainer.json', '.gitattributes', '.gitlab-ci.yml', 'jenkinsfile', '.hgrc'],
  ...['.vimrc', '.exrc', '.nvimrc', '.nvim.lua', '.dir-locals.el', '.gdbinit', '.lldbinit', '.tmux.conf'],
  ...['.curlrc', '.wgetrc', '.rprofile', '.renviron', 'sitecustomize.py', 'usercustomize.py'],
  ...['.mcp.json', '.gitconfig', '.gitmodules', '.git-credentials'],
  ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pypirc', '.netrc', '_netrc', '.pgpass', '.my.cnf', '.htpasswd'],
  ...['.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.profile', '.inputrc'],
  ...['.zshrc', '.zshenv', '.zprofile', '.zlogin', '.zlogout', '.kshrc', '.mkshrc'],
  ...['.cshrc', '.tcshrc', '.login', '.logout', '.xinitrc', '.xprofile', '.xsession', '.xsessionrc'],
  // By these git takes a folder for a repository, and looks elsewhere for its parts.
  ...['head', 'commondir', 'gitdir', 'config.worktree'],
  ...['config.fish', 'profile.ps1', 'microsoft.powershell_profile.ps1', 'microsoft.vscode_profile.ps1'],
]);

const protectedPatterns = [
  /^\.env/,
  /\.(env|code-workspace)$/,
  /^\.pre-commit-config\.ya?ml$/,
  /^\.?lefthook(-local)?\.(ya?ml|toml|json)$/,
  /^\.?mise(\.local)?\.toml$/,
  /^\.pnpmfile\.[cm]?js$/,
  /\.(pem|key|p12|pfx|jks|keystore|ppk|kdbx)$/,
  /^id_(rsa|dsa|ecdsa|ed25519)/,
];

const protectedPaths =
  /(^|\/)(\.config\/(fish|git)(\/|$)|\.yarn\/(releases|plugins)(\/|$)|\.cargo\/config(\.toml)?$|\.docker\/config\.json$)/;

/**
 * The name as the laxest file system compares it: case-folded, compatibility forms and invisible characters gone,
 * without the trailing dots and blanks and the stream name (`.env::$DATA`) that Windows ignores.
 */
function foldName(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible
    .toUpperCase()
    .toLowerCase()
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '');
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}
