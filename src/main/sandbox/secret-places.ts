import path from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { readdir, realpath, stat } from '../base/disk';
import { those } from './places';

// Paths in the user's home that a command in the sandbox may not even read. Programs store tokens, histories and
// settings in dot files, so every dot file is closed, except those that tools need.

/** Open for tools: their programs, their packages, and settings without tokens. */
const opened = [
  '.cache .local/bin .local/lib .local/pipx .gitconfig .gitignore .gitignore_global .gitattributes .config/git',
  '.npm .nvm .fnm .volta .n .asdf .mise .bun .deno .yarn .node-gyp .node_modules .tool-versions .node-version',
  '.nvmrc .python-version .ruby-version .local/share/fnm .local/share/mise .local/share/pnpm .config/yarn/global',
  '.cargo .rustup .pyenv .virtualenvs .conda .pipx .local/share/uv .local/share/pipx .local/share/virtualenv',
  '.local/share/virtualenvs .rbenv .rvm .gem .bundle/cache .bundle/plugin .gradle .m2 .ivy2 .sbt .sdkman .jenv .jdks',
  '.java .nuget .dotnet .local/share/NuGet .ghcup .cabal .stack .opam .nimble .pub-cache .dart .mix .juliaup .julia',
  '.elan .cpanm .perl5 .plenv .ccache .bazelrc .terminfo .inputrc .fonts .local/share/fonts .config/fontconfig',
  '.config/go .config/clangd .config/rustfmt .config/ruff .config/mise/config.toml .linuxbrew .editorconfig',
].flatMap((line) => line.split(' '));

/** Closed, although inside an open folder or not a dot file: passwords, keys, tokens, and data of browsers. */
const secrets = [
  '.ssh .aws .gnupg .azure .kube .password-store .netrc .pgpass .git-credentials .pypirc .vault-token .npmrc',
  '.config/gcloud .config/gh .config/hub .config/op .config/rclone .config/git/credentials .docker',
  '.cargo/credentials .cargo/credentials.toml .gem/credentials .terraform.d .mix/hex.config .nuget/NuGet',
  '.gradle/gradle.properties .gradle/init.gradle .gradle/init.d .m2/settings.xml .m2/settings-security.xml',
  '.gradle/init.gradle.kts .julia/servers .bun/install/global/.npmrc .sbt/1.0/plugins/credentials.sbt',
  '.ivy2/.credentials .sbt/.credentials .sbt/1.0/credentials.sbt .cabal/config .stack/config.yaml .conda/.condarc',
  '.cache/mozilla .cache/thunderbird .cache/huggingface/token .cache/huggingface/stored_tokens .cache/gh',
  '.cache/keyring-1.0 .local/share/keyrings .local/share/kwalletd .pki .mozilla .thunderbird .bun/.credentials',
  ...['google-chrome', 'chromium', 'BraveSoftware', 'microsoft-edge', 'vivaldi', 'opera'].flatMap((name) => [
    `.config/${name}`,
    `.cache/${name}`,
  ]),
  'snap/firefox snap/chromium .var/app/org.mozilla.firefox .var/app/com.google.Chrome',
].flatMap((line) => line.split(' '));

/** Names that are closed directly in an open folder. */
const secretName = /credential|password|secret|token|^\.npmrc$|^\.env$|^auth\.(?:json|toml)$/i;

/** Caches of browsers, mail, chats, shells and keys: no tool for building reads them. */
const privateCache =
  /^\.cache\/(?:.*(?:chrom|firefox|mozilla|browser|wolf|opera|vivaldi|brave|keyring|thunderbird|slack|discord|signal)|(?:microsoft-edge|evolution|telegram|zsh|bash|fish|op|1password|bitwarden|gcloud|aws|azure)(?:$|[-/]))/i;

/** Variables that name other paths of secrets: files, lists of files, or folders. */
const namingSecrets = [
  'KUBECONFIG AWS_SHARED_CREDENTIALS_FILE AWS_CONFIG_FILE AWS_WEB_IDENTITY_TOKEN_FILE GOOGLE_APPLICATION_CREDENTIALS',
  'CLOUDSDK_CONFIG AZURE_CONFIG_DIR BOTO_CONFIG NPM_CONFIG_USERCONFIG npm_config_userconfig DOCKER_CONFIG GNUPGHOME',
  'PASSWORD_STORE_DIR PGPASSFILE PGSERVICEFILE NETRC GH_CONFIG_DIR RCLONE_CONFIG TF_CLI_CONFIG_FILE CODEX_HOME',
  'CLAUDE_CONFIG_DIR COMPOSER_HOME TWINE_CONFIG_FILE HISTFILE PSQL_HISTORY MYSQL_HISTFILE',
  'SQLITE_HISTORY REDISCLI_HISTFILE NODE_REPL_HISTORY PYTHON_HISTORY LESSHISTFILE',
].flatMap((line) => line.split(' '));

/** Variables that move a folder of the home. The same names are closed there. */
const moving: Readonly<Record<string, string>> = {
  XDG_CONFIG_HOME: '.config',
  XDG_DATA_HOME: '.local/share',
  XDG_STATE_HOME: '.local/state',
  XDG_CACHE_HOME: '.cache',
  CARGO_HOME: '.cargo',
  GRADLE_USER_HOME: '.gradle',
  BUN_INSTALL: '.bun',
};

/** Whether the path is one with secrets, or inside one. */
export function isSecretPlace(place: string, home: string): boolean {
  return isAmong(path.relative(home, place), secrets);
}

/** Whether a command may not read the entry; `relative` is to the home. */
function isClosed(relative: string): boolean {
  if (isAmong(relative, secrets) || privateCache.test(relative)) return true;
  const folder = path.posix.dirname(relative);
  if (folder !== '.local/bin' && opened.includes(folder) && secretName.test(path.posix.basename(relative)))
    return true;
  return relative.startsWith('.') && !isAmong(relative, opened) && !holdsSome(relative, opened);
}

function isAmong(relative: string, places: readonly string[]): boolean {
  return places.some((place) => relative === place || relative.startsWith(`${place}/`));
}

function holdsSome(relative: string, places: readonly string[]): boolean {
  return places.some((place) => place.startsWith(`${relative}/`));
}

/**
 * Absolute paths that exist and are closed. The targets of a closed link, and of links in a closed folder, are closed
 * too, unless they are in `root`, the project; so are paths that variables of `env` name.
 */
export async function closedToReading(
  env: NodeJS.ProcessEnv,
  home: string | undefined,
  root: string,
): Promise<string[]> {
  if (home === undefined) return [];
  const real = await realpath(home).catch(() => home);
  const moved = Object.entries(moving).flatMap(([name, folder]) =>
    absolutePaths(env[name]).map((at) => closedIn(at, folder)),
  );
  const named = namingSecrets.flatMap((name) => absolutePaths(env[name]));
  const elsewhere = [...(await Promise.all(moved)).flat(), ...(await those(named))];
  const places = await closedIn(real, '');
  const linked = await Promise.all([...places, ...elsewhere].map((place) => linkedFrom(place)));
  const mayClose = (target: string) =>
    !isWithin(real, target, path.sep) &&
    !isWithin(root, target, path.sep) &&
    !isWithin(target, root, path.sep);
  return [...new Set([...places, ...[...elsewhere, ...linked.flat()].filter(mayClose)])];
}

/** The absolute paths in the value of a variable, which can be a list. */
function absolutePaths(value: string | undefined): string[] {
  return (value ?? '').split(path.delimiter).filter((one) => path.isAbsolute(one));
}

/**
 * The closed paths in `at`, which has the role of `folder` in a home. Looks into open folders, and folders that contain
 * a secret.
 */
async function closedIn(at: string, folder: string): Promise<string[]> {
  const names = await readdir(at).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const relative = folder === '' ? name : `${folder}/${name}`;
      const place = path.join(at, name);
      if (isClosed(relative)) return [place];
      return opened.includes(relative) || holdsSome(relative, [...opened, ...secrets])
        ? await closedIn(place, relative)
        : [];
    }),
  );
  return found.flat();
}

const mostLinks = 100;

/** The targets of the path itself, and of each link in it or in its folders. */
async function linkedFrom(place: string): Promise<string[]> {
  const own = await realpath(place).catch(() => place);
  const entries = await readdir(own, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).slice(0, mostLinks);
  const inside = await Promise.all(
    [own, ...folders.map(({ name }) => path.join(own, name))].map(linkedFiles),
  );
  return [...(own === place ? [] : [own]), ...inside.flat()];
}

async function linkedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const links = entries.filter((entry) => entry.isSymbolicLink()).slice(0, mostLinks);
  const targets = await Promise.all(
    links.map(({ name }) => realpath(path.join(folder, name)).catch(() => null)),
  );
  const files = await Promise.all(
    targets.map(async (target) => (target !== null && (await isFile(target)) ? [target] : [])),
  );
  return files.flat();
}

/** Only files: a folder can be anything, such as the root of the disk. */
async function isFile(place: string): Promise<boolean> {
  return await stat(place).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
