import type { RegistryName } from '@shared/packages/packages-schema';

// The programs that fetch packages, and which of their words name the packages.

export type Tool = {
  readonly programs: RegExp;
  /** Null: none that Pilotfish can ask. */
  readonly registry: RegistryName | null;
  /**
   * Its options with a value. Also other options that look like the beginning of one of these, as `--pre` of
   * `--prefix`.
   */
  readonly options: string;
  /** The verbs that install; absent: those of npm. */
  readonly installs?: RegExp;
  /** It runs a package without a verb. */
  readonly runs?: true;
  /** Options that name packages: instead of the first operand, or in addition. */
  readonly instead?: readonly string[];
  readonly also?: readonly string[];
};

export const installing = /^(?:install|i|in|ins|inst|insta|instal|isnt|isnta|isntal|isntall|add)$/;

const npmOptions =
  '-C: --prefix: --loglevel: --registry: --userconfig: --cache: --tag: --otp: --omit: --include: --before:';
const pipOptions = `-r: --requirement: --requirements: -c: --constraint: --constraints: -e: --editable: -t: --target:
  -i: --index-url: --extra-index-url: -f: --find-links: --prefix: --pre --root: --platform: --python-version: --python:
  -p: --cert: --log: --timeout: --retries: --proxy: --trusted-host: --no-binary: --only-binary: --cache-dir: --report:
  -d: --dest: -w: --wheel-dir: --index: --default-index:`;
const uvOptions = `-r: --requirements: -c: --constraints: -i: --index-url: --extra-index-url: -f: --find-links: --index:
  --default-index: --group: --optional: --extra: -p: --python: --package: --script: --tag: --rev: --branch: -m: --marker:
  --directory: --project: --cache-dir: --upgrade -P: --upgrade-package:`;

export const fetchingTools: readonly Tool[] = [
  {
    programs: /^(?:npx|bunx|pnpx)$/,
    registry: 'npm',
    options: `${npmOptions} -p: --package: -c: --call: -w: --workspace:`,
    runs: true,
    instead: ['-p', '--package'],
  },
  {
    programs: /^uvx$/,
    registry: 'pypi',
    options: `${uvOptions} --from: --spec: --with: -w: --pip-args:`,
    runs: true,
    instead: ['--from', '--spec'],
    also: ['--with', '-w'],
  },
  { programs: /^npm$/, registry: 'npm', options: `${npmOptions} -w: --workspace:` },
  { programs: /^pnpm$/, registry: 'npm', options: `${npmOptions} --dir: -F: --filter:` },
  { programs: /^(?:yarn|bun)$/, registry: 'npm', options: `${npmOptions} --cwd: -c: --config: --backend:` },
  {
    programs: /^pip[\d.]*$/,
    registry: 'pypi',
    options: pipOptions,
    installs: /^(?:download|install|wheel)$/,
  },
  {
    programs: /^pipx$/,
    registry: 'pypi',
    options: '-i: --index-url: --python: --pip-args: --suffix:',
    installs: /^install$/,
  },
  { programs: /^uv$/, registry: 'pypi', options: `${uvOptions} --with: -w:`, installs: /^add$/ },
  {
    programs: /^poetry$/,
    registry: 'pypi',
    options: '-G: --group: -E: --extras: -C: --directory: --python: --platform: --source:',
    installs: /^add$/,
  },
  {
    programs: /^pipenv$/,
    registry: 'pypi',
    options: '-r: --requirements: -c: -i: --index: --categories: --pypi-mirror:',
    installs: /^install$/,
  },
  {
    programs: /^cargo$/,
    registry: 'crates',
    options: `-p: --package: --manifest-path: -F: --features: --rename: --path: --git: --branch: --tag: --rev:
      --registry: --index: --target: --target-dir: --root: --bin: --example: --profile: -j: --jobs: --version: --vers:`,
    installs: /^(?:add|install)$/,
  },
  { programs: /^bundle$/, registry: null, options: '', installs: /^add$/ },
  { programs: /^composer$/, registry: null, options: '', installs: /^require$/ },
  { programs: /^go$/, registry: null, options: '', installs: /^(?:run|install|get)$/ },
];

/** The words of another program that does the same, or null. */
export function sameAs(program: string, verb: string, rest: readonly string[]): readonly string[] | null {
  const both = `${program} ${verb}`;
  if (/^(?:npm|pnpm|yarn|bun) (?:exec|x|dlx)$/.test(both)) return ['npx', ...rest];
  if (/^(?:yarn global|uv pip)$/.test(both)) return [program === 'uv' ? 'pip' : program, ...rest];
  if (both === 'yarn workspace') return ['yarn', ...rest.slice(1)];
  if (both === 'pipx run') return ['uvx', ...rest];
  if (both !== 'uv tool') return null;
  return rest[0] === 'run' ? ['uvx', ...rest.slice(1)] : ['pipx', ...rest];
}
