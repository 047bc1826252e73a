import { resolve, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { defaultSettings } from '@shared/settings/settings';
import { type Text, textOf } from '@shared/texts/text';

// Protected names: files that ask in every mode, because they contain secrets, are executed, or control Pilotfish and
// other programs.

export type ProtectionOptions = {
  /** The current names of memory files. The default names are protected as well. */
  readonly memoryFileNames?: () => readonly string[];
  /** The data folder, absolute and canonical. Protected if it is in the project. */
  readonly dataFolder?: string;
  /** The folder that the project's `.git` file names, absolute and canonical. */
  readonly gitFolder?: string | null;
  readonly platform?: NodeJS.Platform;
};

/**
 * The reason why `relative` (with `/`) is protected, or null. Only the name decides, whether or not the file exists.
 */
export function protectionOf(relative: string, root: string, options: ProtectionOptions = {}): Text | null {
  const reason = textOf('danger.protected', { file: relative });
  for (const folder of [options.dataFolder, options.gitFolder])
    if (folder && isWithin(resolve(root, relative), folder, sep)) return reason;
  const given = relative.split(/[/\\]/);
  const segments = given.map((segment) => longName(foldName(segment)));
  const name = segments.at(-1) ?? '';
  const isProtected =
    segments.some((segment) => protectedFolders.has(segment)) ||
    protectedFiles.has(name) ||
    memoryNames(options).includes(name) ||
    isHead(given.at(-1) ?? '', options.platform ?? process.platform) ||
    protectedPatterns.some((pattern) => pattern.test(segments.join('/')));
  return isProtected ? reason : null;
}

/** Whether the file may contain secrets, judged by its name. Reading it then asks as well. */
export function isSecretName(relative: string): boolean {
  const segments = relative.split(/[/\\]/).map((segment) => longName(foldName(segment)));
  return (
    segments.some((segment) => secretFolders.has(segment)) ||
    secretFiles.has(segments.at(-1) ?? '') ||
    secretPatterns.some((pattern) => pattern.test(segments.join('/')))
  );
}

/** The same for a file that a search meets: templates such as `.env.example` contain no secrets. */
export function isSecretFile(relative: string): boolean {
  return isSecretName(relative) && !/\.(?:example|sample|template|dist|defaults?)$/i.test(relative);
}

type Group = {
  readonly isSecret?: true;
  /** Protects these folders and everything in them, at any depth. */
  readonly folders?: string;
  readonly files?: string;
  /** Patterns for the whole path. */
  readonly patterns?: readonly RegExp[];
};

/** In lower case, as `foldName` returns a name. */
const groups: readonly Group[] = [
  // Repositories, and the programs that they start at a commit or a checkout.
  {
    folders: '.git .hg .jj .svn .sl .husky .githooks',
    files: '.gitattributes .gitmodules .gitconfig .git-credentials .hgrc',
    patterns: [
      /(?:^|\/)\.config\/git(?:\/|$)/,
      /(?:^|\/)\.huskyrc(?:\.[^/]*)?$/,
      /(?:^|\/)\.?simple-git-hooks\.(?:json|[cm]?js)$/,
      /(?:^|\/)\.pre-commit-config\.ya?ml$/,
      /(?:^|\/)\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/,
    ],
  },
  // These files, and HEAD, make git treat a folder as a repository and look elsewhere for its parts.
  { files: 'commondir gitdir config.worktree' },
  // Agents obey these files and start the programs in them.
  {
    folders:
      '.pilotfish .agents .claude .cursor .windsurf .clinerules .roo .gemini .codex .kiro .junie .continue .opencode',
    files:
      '.mcp.json claude.local.md .cursorrules .windsurfrules opencode.json opencode.jsonc .aider.conf.yml .aider.conf.yaml',
  },
  // Editors and debuggers run these when they open the folder or a file in it.
  {
    folders: '.vscode .idea .devcontainer .zed .helix .vs .vim .nvim .emacs.d',
    files:
      '.devcontainer.json .vimrc .lvimrc .exrc .nvimrc .nvim.lua .emacs .dir-locals.el .gdbinit .lldbinit .pdbrc',
    patterns: [/\.(?:code-workspace|sublime-project)$/, /(?:^|\/)\.config\/nvim(?:\/|$)/],
  },
  // Machines with secrets build and publish by these.
  {
    folders: '.github .gitea .forgejo .circleci .buildkite .woodpecker',
    files:
      '.gitlab-ci.yml jenkinsfile .travis.yml azure-pipelines.yml azure-pipelines.yaml bitbucket-pipelines.yml .drone.yml',
    patterns: [/(?:^|\/)\.woodpecker[^/]*$/],
  },
  // Package managers, build tools and interpreters run these, or the programs in them.
  {
    folders: '.mvn',
    files:
      '.npmrc .yarnrc .yarnrc.yml .pnp.cjs .pnp.loader.mjs bunfig.toml .pypirc .bazelrc .irbrc .pryrc .rprofile .renviron sitecustomize.py usercustomize.py',
    patterns: [
      /(?:^|\/)\.pnpmfile\.[cm]?js$/,
      /(?:^|\/)\.yarn\/(?:releases|plugins)(?:\/|$)/,
      /(?:^|\/)\.cargo\/config(?:\.toml)?$/,
      /(?:^|\/)\.bundle\/config$/,
      /(?:^|\/)\.config\/mise(?:\.toml$|\/|$)/,
      /(?:^|\/)\.?mise(?:\/config)?(?:\.[^/]+)?\.toml$/,
      /\.pth$/,
    ],
  },
  // Shells and the programs in them read these at their start.
  {
    files:
      '.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .inputrc .zshrc .zshenv .zprofile .zlogin .zlogout .kshrc .mkshrc .cshrc .tcshrc .login .logout .xinitrc .xprofile .xsession .xsessionrc config.fish profile.ps1 microsoft.powershell_profile.ps1 microsoft.vscode_profile.ps1 .tmux.conf .curlrc .wgetrc',
    patterns: [/(?:^|\/)\.config\/fish(?:\/|$)/],
  },
  // Passwords, tokens and the environments that contain them.
  {
    isSecret: true,
    folders: '.ssh .aws .azure .gnupg .kube .envs',
    files: '.netrc _netrc .pgpass .my.cnf .htpasswd kubeconfig .vault-token',
    patterns: [
      /(?:^|\/)\.env(?:rc)?(?![a-z])[^/]*$/,
      /\.(?:env|tfvars|tfvars\.json)$/,
      /(?:^|\/)\.docker\/config\.json$/,
      /(?:^|\/)service[-_]account[^/]*\.json$/,
    ],
  },
  // Private keys and trusted certificates. Pilotfish also asks about an ending that other files use.
  {
    isSecret: true,
    patterns: [
      /\.(?:pem|key|p8|p12|pfx|jks|keystore|ppk|kdbx)$/,
      /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/,
    ],
  },
  // The short names that Windows makes from a long ending. `longName` knows the short names of whole files.
  { patterns: [/~\d+\.(?:cod|sub|tfv|kdb|key)$/] },
];

const protectedFolders = new Set(groups.flatMap(({ folders = '' }) => namesIn(folders)));
const protectedFiles = new Set(groups.flatMap(({ files = '' }) => namesIn(files)));
const protectedPatterns = groups.flatMap(({ patterns = [] }) => patterns);

const secrets = groups.filter(({ isSecret }) => isSecret);
const secretFolders = new Set([
  ...secrets.flatMap(({ folders = '' }) => namesIn(folders)),
  ...namesIn('.password-store .mozilla .thunderbird .terraform.d keyrings'),
]);
const secretFiles = new Set([
  ...secrets.flatMap(({ files = '' }) => namesIn(files)),
  ...namesIn('.git-credentials .npmrc .pypirc .yarnrc.yml .claude.json .dockercfg .s3cfg .boto .mylogin.cnf'),
]);
const secretPatterns = [
  ...secrets.flatMap(({ patterns = [] }) => patterns),
  // In a home, which can be the project or be part of it.
  /(?:^|\/)\.config\/(?:gh|gcloud|hub|op|rclone|google-chrome|chromium|microsoft-edge|bravesoftware|vivaldi|opera)(?:\/|$)/,
  /(?:^|\/)\.(?:cargo|gem|sbt|ivy2|config\/git)\/\.?credentials(?:\.toml)?$/,
  /(?:^|\/)\.[^/]+\/(?:.+\/)?auth\.json$/,
  /(?:^|\/)\.\w*history$/,
  /(?:^|\/)(?:\.m2\/settings(?:-security)?\.xml|\.gradle\/gradle\.properties|\.bundle\/config)$/,
];

function memoryNames({ memoryFileNames = () => [] }: ProtectionOptions): string[] {
  const names = [...defaultSettings.memory.fileNames, ...memoryFileNames()];
  return names.map((name) => foldName(name.split(/[/\\]/).at(-1) ?? name));
}

/**
 * A component or a folder may have the name `head`. Git accepts other spellings only if the file system ignores case.
 */
function isHead(name: string, platform: NodeJS.Platform): boolean {
  const ignoresCase = platform === 'darwin' || platform === 'win32';
  return name === 'HEAD' || (ignoresCase && foldName(name) === 'head');
}

/**
 * The name as the most lenient file system compares it. Case-folds it and removes compatibility forms and invisible
 * characters. Also removes trailing dots and blanks and the stream name (`.env::$DATA`), because Windows ignores them.
 */
function foldName(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible
    .toUpperCase()
    .toLowerCase()
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '');
}

/** The protected name that Windows may have abbreviated (`gitatt~1`, `env~1.loc`, `gi7eba~1`), else the name itself. */
function longName(name: string): string {
  const [, start = '', hashed] = /^([^.~]{1,6}?)([\da-f]{4})?~\d+(?:\.[^.]{1,3})?$/.exec(name) ?? [];
  return abbreviated.get(start + (hashed ?? '')) ?? (hashed && abbreviatedTwice.get(start)) ?? name;
}

const examples =
  '.env .envrc .yarn .cargo .bundle .mise .docker .config .huskyrc .simple-git-hooks.json .pre-commit-config.yaml lefthook-local.yml .pnpmfile.cjs .woodpecker.yml service-account.json id_ed25519 id_ecdsa';
const longNames = [
  ...[...protectedFolders, ...protectedFiles, ...namesIn(examples)],
  ...defaultSettings.memory.fileNames.map(foldName),
];
/** By their first six characters, without the characters that Windows omits. */
const abbreviated = new Map(longNames.map((name) => [startOf(name).slice(0, 6), name]));
/** If several names have the same start, Windows uses two characters and a hash. */
const abbreviatedTwice = new Map(longNames.map((name) => [startOf(name).slice(0, 2), name]));

function startOf(name: string): string {
  return name
    .replace(/^\.+/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[. ]/g, '');
}

function namesIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
