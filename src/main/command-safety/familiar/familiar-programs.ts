// Programs that Auto may run without a sandbox: their arguments, together with the checks of changes and of the hard
// list, tell what they do. Test runners and compilers run code of the project, which the user sees when it changes.
// Interpreters, build scripts and programs that reach other machines are missing on purpose.

function names(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Familiar with any arguments, because they run no code. Their changes are judged elsewhere. */
const plain: ReadonlySet<string> = new Set([
  ...names('cd pushd popd export set unset local declare typeset readonly umask wait read shift'),
  ...names('exit return break continue true false : jobs nohup sleep yes mktemp'),
  ...names('tee touch mkdir rm rmdir unlink cp mv ln install chmod truncate sed sort uniq split'),
  ...names('tar zip unzip gzip gunzip bzip2 bunzip2 xz unxz zstd patch dos2unix unix2dos yq'),
]);

/** Familiar with any arguments that start no other program, on files of the project. */
const running: ReadonlySet<string> = new Set([
  ...names('tsc vue-tsc svelte-check eslint prettier biome stylelint oxlint knip publint commitlint'),
  ...names('vitest jest mocha ava cypress karma'),
  ...names('vite webpack rollup esbuild swc tsup rspack rolldown tsdown parcel'),
  ...names('pytest unittest tox ruff black isort mypy pyright flake8 pylint compileall'),
  ...names('venv virtualenv json.tool http.server rspec rubocop phpunit phpstan'),
  ...names('gofmt goimports golangci-lint staticcheck rustfmt clang-format clang-tidy shellcheck shfmt'),
  ...names('gcc g++ cc c++ clang clang++ rustc javac'),
]);

/** Familiar with one of these as the first word that is not an option. */
const verbs: Readonly<Record<string, RegExp>> = {
  git: /^(?:add|am|apply|blame|branch|checkout|cherry-pick|clean|clone|commit|config|describe|diff|fetch|grep|init|log|ls-files|merge|merge-base|mv|pull|push|rebase|reflog|remote|reset|restore|rev-list|rev-parse|revert|rm|shortlog|show|stage|stash|status|switch|tag|worktree)$/,
  npm: /^(?:audit|ci|clean-install|config|dedupe|fund|i|init|install|link|ls|outdated|pack|pkg|prune|rebuild|rm|uninstall|unlink|update)$/,
  pnpm: /^(?:add|audit|fetch|i|import|init|install|link|ls|outdated|pack|prune|rebuild|remove|rm|unlink|up|update|why)$/,
  yarn: /^(?:add|audit|install|init|link|list|outdated|pack|remove|unlink|up|upgrade|why|workspaces)?$/,
  bun: /^(?:add|i|init|install|link|outdated|pm|remove|rm|test|unlink|update|why)$/,
  pip: /^(?:check|download|freeze|install|list|show|uninstall|wheel)$/,
  poetry: /^(?:add|build|check|init|install|lock|remove|show|sync|update)$/,
  uv: /^(?:add|build|init|lock|pip|remove|sync|tree|venv)$/,
  pipenv: /^(?:install|lock|sync|uninstall|update)$/,
  bundle: /^(?:add|check|install|list|lock|outdated|remove|update)$/,
  composer: /^(?:dump-autoload|install|outdated|remove|require|show|update|validate)$/,
  cargo:
    /^(?:add|b|bench|build|c|check|clean|clippy|doc|fetch|fix|fmt|init|metadata|new|nextest|remove|t|test|tree|update)$/,
  go: /^(?:build|clean|doc|env|fmt|get|list|mod|test|version|vet|work)$/,
  mvn: /^(?:clean|compile|package|test|test-compile|verify)$/,
  gradle: /^:?(?:[\w-]+:)*(?:assemble|build|check|clean|compile\w*|test\w*)$/,
  dotnet: /^(?:add|build|clean|format|list|new|pack|remove|restore|sln|test)$/,
  swift: /^(?:build|test)$/,
  coverage: /^(?:annotate|combine|debug|erase|html|json|lcov|report|xml)$/,
  playwright: /^(?:install|merge-reports|show-report|test)?$/,
  mix: /^(?:compile|deps\.get|format|test)$/,
  next: /^(?:build|dev|lint|start)$/,
};

const asCalledOtherwise: Readonly<Record<string, string>> = { pip3: 'pip' };

/** Whether Auto may run the program with these arguments. `name` is from `nameOf`. */
export function isFamiliar(name: string, words: readonly string[]): boolean {
  if (plain.has(name) || running.has(name)) return true;
  const known = asCalledOtherwise[name] ?? name;
  const pattern = Object.hasOwn(verbs, known) ? verbs[known] : undefined;
  if (pattern === undefined) return asksThisMachine(name, words) || runsTests(name, words);
  const [verb = '', ...others] = operandsOf(known, words);
  if (name === 'coverage' && verb === 'run') return measuresTests(words);
  if (goals.has(known) && !others.every((other) => pattern.test(other))) return false;
  return pattern.test(verb) && !(name === 'git' && words.some((word) => startsProgram(verb, word)));
}

/** Whether the program runs code, or reads a configuration that starts programs. Either must be in the project. */
export function runsCode(name: string): boolean {
  return !plain.has(name) && name !== 'curl';
}

/** Programs of which each operand is a goal. */
const goals: ReadonlySet<string> = new Set(['mvn', 'gradle']);

/** `coverage run` starts a module or a script. */
function measuresTests(words: readonly string[]): boolean {
  return /^run(?: --?[\w-]+(?:=\S*)?)*? (?:-m|--module) (?:pytest|unittest)(?: |$)/.test(words.join(' '));
}

/** Whether the word is an option with which git starts a program. */
function startsProgram(verb: string, word: string): boolean {
  return (
    /^(?:-O|--open-files|--exec|--upload-pack|--receive-pack)/.test(word) ||
    (verb === 'rebase' && /^-x/.test(word))
  );
}

function asksThisMachine(name: string, words: readonly string[]): boolean {
  const isHarmless = (word: string) =>
    /^-[sSfLiIvk]+$|^--(?:silent|fail|show-error|head|retry-connrefused)$/.test(word);
  const isLoopback = (word: string) =>
    /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(word);
  return name === 'curl' && words.every((word) => isHarmless(word) || isLoopback(word));
}

function runsTests(name: string, words: readonly string[]): boolean {
  const options = words.filter((word) => word.startsWith('-'));
  return name === 'node' && options.some((word) => word === '--test') && options.every(isOfTests);
}

function isOfTests(option: string): boolean {
  return /^--(?:test(?:-only|-force-exit|-(?:name-pattern|skip-pattern|concurrency|timeout|shard|isolation|coverage-[\w-]+)=.*|-reporter=(?:spec|tap|dot|junit|lcov))?|experimental-test-coverage|watch)$/s.test(
    option,
  );
}

/** Whether the path is one where programs of the project or the system are installed. */
export function isUsualPlace(program: string): boolean {
  return /^(?:(?:\.\/)?(?:node_modules\/\.bin|\.?venv\/bin)\/[^/]+|\/(?:usr\/(?:local\/)?)?s?bin\/[^/]+)$/.test(
    program,
  );
}

/** Options of git, package managers and build tools whose value is the next word. */
const valued =
  /^(?:-C|-c|--prefix|--cwd|--dir|--directory|--manifest-path|--project|-f|--loglevel|--git-dir|--work-tree|-pl|--projects|-rf|-P|-T|-x|--tests|--exclude-task|-p|--project-dir|--console|--max-workers)$/;

function operandsOf(name: string, words: readonly string[]): readonly string[] {
  const isOption = (word: string) => word.startsWith('-') || (name === 'cargo' && word.startsWith('+'));
  return words.filter((word, at) => !isOption(word) && !valued.test(words[at - 1] ?? ''));
}
