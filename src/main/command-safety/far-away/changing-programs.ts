import { isKnownLater, verbsOf } from './operands';

// Programs that mostly work on this machine, or mostly read. Their words show when they change something elsewhere, or
// remove something for good.

type ChangingProgram = {
  /** Options that may come before the subcommand. */
  readonly options: string;
  /** Matches the subcommands that ask. The words are joined with one space. */
  readonly changes: RegExp;
};

const removals = '(?:rm|rmi|prune|remove|delete|del|kill)';

const docker: ChangingProgram = {
  options:
    '-c: -D -H: -l: --config: --context: --debug --host: --log-level: --tls --url: --connection: -r --remote',
  changes: new RegExp(
    `^(?:${removals}|(?!run |exec |build |start )[a-z-]+ ${removals}|swarm|stack (?:deploy|up)|service (?:create|update|scale|rollback)|secret create|config create|node (?:update|promote|demote)|login|logout|compose (?:.+ )?(?:rm|kill)|compose (?:.+ )?down .*(?:-v|--volumes|--rmi))(?: |$)`,
  ),
};

const codeHost: ChangingProgram = {
  options: '-R: --repo: --hostname:',
  changes:
    /^(?:repo (?:create|fork)|gist create|[a-z-]+ (?:delete|merge|close|archive|unarchive|transfer|rename|lock|unlock|cancel|disable|enable|remove|set|add|run|rerun|sync|revoke|approve|review|edit|import|upload|link|unlink|pin|unpin|stop|rebuild|retry|play|trigger)(?: |$)|auth (?!status(?: |$))|secret (?!list(?: |$))|config set|extension (?:install|upgrade)|alias (?:set|import)|codespace (?!list|logs|view))/,
};

const account =
  'login|logout|adduser|add-user|token (?:create|revoke|delete)|team|org|hook|profile (?:set|enable-2fa|disable-2fa)|star|unstar|trust';

const programs: Readonly<Record<string, ChangingProgram>> = {
  docker,
  podman: docker,
  nerdctl: docker,
  'docker-compose': {
    options: '-f: -p: --file: --project-name: --profile: --env-file: --ansi: --verbose',
    changes: /^(?:rm|kill)(?: |$)|^down .*(?:-v|--volumes|--rmi)(?: |$)/,
  },
  gh: codeHost,
  glab: codeHost,
  npm: {
    options:
      '-C: -w: --prefix: --workspace: --loglevel: --registry: --userconfig: --cache: --tag: --otp: --silent -s',
    changes: new RegExp(`^(?:version .|(?:${account})(?: |$))`),
  },
  pnpm: {
    options: '-C: -r --dir: --filter: -F: -w',
    changes: new RegExp(`^(?:version .|(?:${account})(?: |$))`),
  },
  yarn: {
    options: '--cwd: --silent -s',
    changes: new RegExp(`^(?:version|npm (?:login|logout|tag)|${account})(?: |$)`),
  },
  lerna: { options: '--scope: --loglevel:', changes: /^version(?: |$)/ },
  vercel: {
    options: '-S: -t: --scope: --token: --cwd:',
    changes: /^(?!dev|build|env (?:ls|pull)|ls|list|logs|inspect|whoami|help|link|pull)/,
  },
  netlify: {
    options: '--auth: --cwd:',
    changes:
      /^(?!dev|build|status|serve|env:list|env:get|sites:list|functions:(?:list|serve|invoke|create)|help|logs)/,
  },
  firebase: {
    options: '-P: --project: --token: --non-interactive',
    changes:
      /^(?!emulators|serve|init|use$|projects:list|apps:list|functions:(?:log|list|shell)|help|login:list)/,
  },
  wrangler: {
    options: '-c: -e: --config: --env:',
    changes:
      /^(?!dev|init|build|types|tail|whoami|docs|check|d1 (?:list|info)|kv (?:namespace|key) list|pages dev|deployments)/,
  },
  dropdb: { options: '', changes: /^/ },
  dropuser: { options: '', changes: /^/ },
  mysqladmin: {
    options: '-u: -p= -h: -P:',
    changes: /^(?!status|ping|version|variables|processlist|extended-status)/,
  },
  at: { options: '-l', changes: /./ },
  sftp: { options: '', changes: /^/ },
  scp: { options: '', changes: /^/ },
  'ssh-copy-id': { options: '', changes: /^/ },
};

/** Statements with which a database removes something. */
const takesAway =
  /\b(?:drop|truncate|delete\s+from|alter|revoke|flushall|flushdb|dropdatabase|deletemany|deleteone)\b/i;
const databases =
  /^(?:psql|mysql|mariadb|mongosh?|redis-cli|valkey-cli|cqlsh|sqlcmd|clickhouse-client|cockroach)$/;

export function isDatabase(name: string): boolean {
  return databases.test(name);
}

/** Whether the command is known to change something on another machine or service. */
export function changesFarAway(name: string, rest: readonly string[]): boolean {
  if (name === 'rsync') return rest.some(reachesBeyondCopying);
  if ((name === 'gh' || name === 'glab') && rest[0] === 'api') return sends(rest);
  if (isDatabase(name)) return takesAway.test(rest.join(' '));
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (!program) return false;
  const verbs = verbsOf(rest, program.options) ?? rest;
  const [first = ''] = verbs;
  return isKnownLater(first) || program.changes.test(verbs.join(' '));
}

/** Whether rsync reaches another machine, or removes files at the source or the target. */
function reachesBeyondCopying(word: string): boolean {
  return /^--(?:del|remove-source|rsh)|^-[a-zA-Z]*e/.test(word) || /^[^-/.][^/]*::?|^rsync:/.test(word);
}

/** Whether the request changes something: by its method, or because it has content. */
function sends(rest: readonly string[]): boolean {
  const text = rest.join(' ');
  const method = /(?:^| )(?:-X ?|--method[ =])(\w+)/.exec(text)?.[1]?.toUpperCase();
  if (method !== undefined) return method !== 'GET';
  return rest.some((word) => /^(?:-[fF]|--field|--raw-field|--input)/.test(word));
}
