// Launchers: programs that start another command. The table separates their own words from the command.

export type Launcher = {
  /** Its own options, in the form of `command-arguments.ts`. With an unknown option, any word may be the command. */
  readonly options: string;
  /** The subcommands that make the program a launcher. The command follows the subcommand. */
  readonly behind?: RegExp;
  /** Words that may come before the subcommand. */
  readonly within?: RegExp;
  /** The number of operands before the command. */
  readonly skips?: number;
  /** Assignments of variables may come before the command. */
  readonly setsVariables?: true;
  /** Options that set the command's working directory. */
  readonly folders?: readonly string[];
  /** Options whose value a shell runs. */
  readonly scripts?: readonly string[];
  /** How words become scripts: all joined, each by itself, or the command if it is a single word. */
  readonly texts?: 'all' | 'each' | 'single';
  /** Its options may also come after the command. */
  readonly isMixed?: true;
  /** A file for the launcher may come before the command. */
  readonly mayHaveFile?: true;
  /** The launcher's own spelling of commands: `rm -- -rf x`, `default:rm -rf x`, or `remove_directory x`. */
  readonly spelling?: 'parted' | 'prefixed' | 'renamed';
  /** The command gets further words that are not known yet. */
  readonly adds?: true;
};

const npmOptions = '-C: -w: --prefix: --workspace: --workspaces --include-workspace-root --silent -s';

/** By name. Several names may share an entry. */
const precise: readonly (readonly [string, Launcher])[] = [
  [
    'env',
    {
      options:
        '-i0v -a: -u: -C: -S: -P: --argv0: --unset: --chdir: --split-string: --ignore-environment --null --debug --block-signal= --default-signal= --ignore-signal= --list-signal-handling --help --version',
      setsVariables: true,
      folders: ['-C', '--chdir'],
    },
  ],
  ['nice', { options: '-0123456789 -n: --adjustment: --help --version' }],
  ['ionice', { options: '-t -c: -n: -p: -P: -u: --class: --classdata: --pid: --ignore' }],
  ['taskset', { options: '-ap --all-tasks --pid -c --cpu-list', skips: 1 }],
  [
    'c8 nyc',
    {
      options:
        '-a -r: -o: -n: -x: -e: -i: --all= --reporter: --reports-dir: --report-dir: --temp-directory: --temp-dir: --include: --exclude: --extension: --require: --src: --cwd: --check-coverage= --lines: --functions: --branches: --statements: --per-file= --clean= --skip-full --100 --silent --source-map= --instrument= --cache=',
      folders: ['--cwd'],
    },
  ],
  [
    'nohup unbuffer chronic fakeroot eatmydata catchsegv dbus-run-session',
    { options: '-p --help --version' },
  ],
  ['setsid', { options: '-cfw --ctty --fork --wait --help --version' }],
  [
    'timeout',
    { options: '-fpv -k: -s: --kill-after: --signal: --foreground --preserve-status --verbose', skips: 1 },
  ],
  ['stdbuf', { options: '-i: -o: -e: --input: --output: --error:' }],
  ['time', { options: '-apvqlh -f: -o: --format: --output: --append --portability --verbose --quiet' }],
  ['command', { options: '-p' }],
  ['caffeinate', { options: '-dimsu -t: -w:' }],
  [
    'xvfb-run',
    { options: '-al -e: -f: -n: -p: -s: -w: --auto-servernum --error-file: --server-args: --server-num:' },
  ],
  ['linux32 linux64 i386 i686 x86_64', { options: '-BFILRSTXZv3 --uname-2.6 --addr-no-randomize' }],
  [
    'setpriv',
    { options: '-d --dump --no-new-privs --nnp --clear-groups --keep-groups --init-groups --reset-env' },
  ],
  ['choom', { options: '-n: -p: --adjust: --pid:' }],
  [
    'strace',
    {
      options:
        '-cCdDfFhiknqrtTvVwxyYzZ -a: -b: -e: -E: -I: -o: -O: -p: -P: -s: -S: -u: -U: -X: --output: --follow-forks',
    },
  ],
  ['ltrace', { options: '-bcCfhiLrStTV -a: -A: -D: -e: -F: -l: -n: -o: -p: -s: -u: -w: -x: -X: --output:' }],
  [
    'watch',
    {
      options:
        '-bcegptwx -d= -n: -q: --beep --color --differences= --errexit --chgexit --interval: --exec --no-title --precise',
      texts: 'all',
    },
  ],
  [
    'watchexec',
    {
      options:
        '-cnqvr -e: -f: -i: -w: -W: -d: -s: -o: --exts: --filter: --ignore: --watch: --restart --clear= --shell: --postpone',
      texts: 'all',
    },
  ],
  ['entr', { options: '-acdnprsxz', texts: 'single' }],
  [
    'hyperfine',
    {
      options:
        '-N -i -w: -m: -M: -r: -p: -c: -s: -P: -S: -u: -n: --warmup: --min-runs: --max-runs: --runs: --prepare: --cleanup: --setup: --shell: --export-json: --export-markdown: --export-csv: --show-output',
      scripts: ['-p', '-c', '-s', '--prepare', '--cleanup', '--setup'],
      texts: 'each',
    },
  ],
  [
    'concurrently',
    {
      options:
        '-krgh -n: -c: -p: -t: -l: -m: -s: --names: --prefix: --prefix-colors: --kill-others --kill-others-on-fail --success: --raw --max-processes:',
      texts: 'each',
    },
  ],
  [
    'nodemon',
    {
      options:
        '-CLqVI -e: -w: -i: -d: -x: --exec: --ext: --watch: --ignore: --delay: --signal: --quiet --verbose',
      scripts: ['-x', '--exec'],
      isMixed: true,
    },
  ],
  [
    'flock',
    {
      options:
        '-enosuxFv -c: -w: -E: --command: --shared --exclusive --unlock --nonblock --timeout: --wait: --conflict-exit-code: --close --no-fork --verbose',
      skips: 1,
      scripts: ['-c', '--command'],
    },
  ],
  [
    'script',
    {
      options:
        '-aefqkV -c: -E: -I: -B: -O: -T: -m: -o: --append --return --flush --force --quiet --command: --echo: --log-in: --log-out: --log-io: --log-timing: --logging-format: --output-limit: --help --version',
      skips: 1,
      scripts: ['-c', '--command'],
    },
  ],
  [
    'env-cmd',
    {
      options:
        '-x -e: -f: -r: --environments: --expand-envs --fallback --file: --no-override --rc-file: --silent --use-shell --verbose',
      mayHaveFile: true,
    },
  ],
  ['cross-env', { options: '', setsVariables: true }],
  ['cross-env-shell', { options: '', setsVariables: true, texts: 'all' }],
  [
    'xargs',
    {
      options:
        '-0rtpxo -a: -d: -E: -e= -I: -i= -J: -L: -l= -n: -P: -R: -S: -s: --arg-file: --delimiter: --eof= --replace= --max-lines= --max-args: --max-procs: --max-chars: --null --no-run-if-empty --interactive --verbose --exit --open-tty --show-limits --process-slot-var: --help --version',
      adds: true,
    },
  ],
  [
    'npx',
    {
      options:
        '-yq -p: -c: -w: --yes --no --no-install --quiet --package: --call: --workspace: --ignore-existing --prefer-offline --prefer-online --offline --legacy-peer-deps --force --ignore-scripts --foreground-scripts',
      scripts: ['-c', '--call'],
    },
  ],
  ['bunx pnpx', { options: '-p: --bun --silent --verbose --package: --shell-mode' }],
  ['uvx', { options: '-qv -p: -w: --from: --with: --python: --quiet --verbose --isolated --refresh' }],
  [
    'npm',
    {
      options: `${npmOptions} -yq -c: -p: --yes --no --call: --package:`,
      behind: /^(?:exec|x)$/,
      scripts: ['-c', '--call'],
      folders: ['-C', '--prefix'],
    },
  ],
  [
    'pnpm',
    {
      options: '-rcs -C: -F: --dir: --filter: --recursive --parallel --shell-mode --package: --silent',
      behind: /^(?:exec|dlx|x)$/,
      folders: ['-C', '--dir'],
      texts: 'single',
    },
  ],
  [
    'yarn',
    {
      options: '-q -p: --cwd: --silent --quiet --package:',
      behind: /^(?:exec|dlx)$/,
      within: /^workspaces?$/,
      folders: ['--cwd'],
      texts: 'single',
    },
  ],
  ['bun', { options: '--bun --silent --cwd:', behind: /^x$/, folders: ['--cwd'] }],
  ['bundle', { options: '--keep-file-descriptors --gemfile:', behind: /^exec$/ }],
  [
    'poetry',
    {
      options: '-qnv -C: -P: --directory: --project: --quiet --no-interaction --no-ansi',
      behind: /^run$/,
      folders: ['-C', '--directory'],
    },
  ],
  [
    'uv rye',
    {
      options:
        '-qvmn -p: --directory: --project: --with: --with-requirements: --with-editable: --extra: --group: --python: --env-file: --package: --all-extras --frozen --locked --isolated --no-sync --no-project --no-dev --dev --quiet --offline --active --module',
      behind: /^run$/,
      within: /^tool$/,
      folders: ['--directory'],
    },
  ],
  ['pipenv pdm', { options: '-p: -s --silent --project:', behind: /^run$/ }],
  ['hatch', { options: '-qv -e: --env:', behind: /^run$/, spelling: 'prefixed' }],
  [
    'conda mamba micromamba',
    {
      options: '-v -n: -p: --name: --prefix: --cwd: --no-capture-output --live-stream',
      behind: /^run$/,
      folders: ['--cwd'],
    },
  ],
  ['direnv', { options: '', behind: /^exec$/, skips: 1 }],
  ['rbenv pyenv nodenv jenv goenv asdf opam volta fnm', { options: '', behind: /^(?:exec|run)$/ }],
  ['stack cabal', { options: '', behind: /^(?:exec|run)$/, spelling: 'parted' }],
  ['perf', { options: '-ad -e: -F: -g -o: -r: --output: --call-graph:', behind: /^(?:stat|record|trace)$/ }],
  ['cmake', { options: '-E', behind: /^-E$/, spelling: 'renamed' }],
  ['python python3', { options: '', behind: /^-[a-zA-Z]*m$/ }],
  ['jobs', { options: '', behind: /^-x$/ }],
];

/** Launchers that read their commands from elsewhere. */
export const unreadableLaunchers: ReadonlySet<string> = new Set(['at', 'batch', 'run-parts']);

export type LooseLauncher = Pick<Launcher, 'behind' | 'adds'> & {
  /** The word that ends the launcher's own words. The command follows it. */
  readonly until?: RegExp;
};

/** Launchers with such free arguments that any word may be the command, and any word with a space may be a script. */
const loose: readonly (readonly [string, LooseLauncher])[] = [
  [
    `sudo doas su runuser gosu su-exec chroot unshare nsenter firejail bwrap proot systemd-run start-stop-daemon
    ssh busybox toybox chrt setarch pipx arch prlimit tini dumb-init setuidgid softlimit chpst
    cpulimit cgexec numactl uclampset valgrind rr faketime proxychains proxychains4 ssh-agent torsocks torify
    tsocks dbus-launch rlwrap logsave daemonize ifne retry with-contenv op doppler aws-vault pkgx shx ts
    tmux screen nix-shell`,
    {},
  ],
  ['parallel', { adds: true }],
  ['dotenv dotenvx', { until: /^--$/ }],
  ['mise', { behind: /^(?:exec|x)$/, until: /^--$/ }],
  ['nix', { behind: /^(?:develop|run|shell)$/, until: /^(?:-c|--command)$/ }],
  ['devbox', { behind: /^run$/ }],
  ['docker podman nerdctl docker-compose', { behind: /^(?:exec|run)$/ }],
  ['cargo', { behind: /^watch$/ }],
];

/**
 * Programs that start programs of packages by their bare names, except for these names: own subcommands, or scripts.
 */
export const packageRunners: ReadonlyMap<string, RegExp> = new Map(
  ['yarn', 'pnpm', 'bun'].map((name) => [
    name,
    /^(?:add|at|build|create|dlx|dev|env|exec|fetch|format|help|init|i|install|link|list|ls|npm|pack|patch|publish|rb|rebuild|remove|rm|root|script|start|test|unlink|up|update|upgrade|view|watch|why|x)$/,
  ]),
);

/** Shells: they run text like bash. */
export const shells =
  /^(?:ba|rba|z|rz|da|a|k|rk|pdk|ok|mk|lk|po|ya|c|tc|fi|o)?sh(?:-?\d[\d.]*)?$|^(?:pwsh|powershell|nu|elvish|xonsh)$/;
/** Shells whose scripts Pilotfish does not parse. */
export const otherShells = /^(?:pwsh|powershell|nu|elvish|xonsh)$/;

function byName<T>(table: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  return new Map(table.flatMap(([names, entry]) => names.split(/\s+/).map((name) => [name, entry] as const)));
}

export const launchers = byName(precise);
export const looseLaunchers = byName(loose);
