import { isKnownLater, verbsOf } from './operands';

// Programs that work on other machines or services. They ask, unless they are known only to read, or to change only
// local files.

type RemoteProgram = {
  /** Options that may come before the subcommand. */
  readonly options: string;
  /** Matches the subcommands that only read. The words are joined with one space. */
  readonly looks: RegExp;
};

/** Matches nothing: no subcommand only reads, or other code decides. */
const nothing = /^(?!)/;

const kubectl: RemoteProgram = {
  options:
    '-n: -s: -v: --namespace: --context: --cluster: --kubeconfig: --user: --server: --token: --request-timeout: --as: --as-group: --cache-dir: --insecure-skip-tls-verify= --match-server-version=',
  looks:
    /^(?:get|describe|logs|explain|top|version|api-resources|api-versions|cluster-info(?! dump)|diff|wait|options|completion|kustomize|events|auth can-i|auth whoami|config (?:view|current-context|get-contexts|get-clusters|get-users)|rollout (?:status|history))(?: |$)/,
};

const terraform: RemoteProgram = {
  options: '-chdir=',
  looks:
    /^(?:init|fmt|validate|plan|show|output|graph|providers|version|get|console|metadata|state (?:list|show|pull)|workspace (?:list|show|select|new))(?: |$)/,
};

const programs: Readonly<Record<string, RemoteProgram>> = {
  kubectl,
  oc: kubectl,
  helm: {
    options: '-n: --namespace: --kube-context: --kubeconfig: --debug',
    looks:
      /^(?:list|ls|status|get|history|hist|show|inspect|search|template|lint|version|env|create|package|pull|fetch|verify|completion|dependency|dep|repo|plugin list)(?: |$)/,
  },
  terraform,
  tofu: terraform,
  terragrunt: terraform,
  pulumi: {
    options: '-C: -s: --cwd: --stack: --color: --non-interactive',
    looks: /^(?:preview|pre|about|version|whoami|logs|stack (?:ls|output|graph|history)|config get)(?: |$)/,
  },
  cdk: {
    options: '-a: --app: --profile: --verbose',
    looks: /^(?:synth|synthesize|ls|list|diff|doctor|docs|init|notices|metadata)(?: |$)/,
  },
  ansible: { options: '', looks: nothing },
  'ansible-playbook': { options: '', looks: nothing },
  heroku: {
    options: '-a: --app:',
    looks:
      /^(?:apps|ps|logs|config|releases|addons|domains|info|status|apps:info|config:get|pg:info|local)(?: |$)/,
  },
  fly: {
    options: '-a: --app: -c: --config:',
    looks: /^(?:status|logs|info|version|platform|doctor|(?:apps|machine|volumes|secrets|ips) list)(?: |$)/,
  },
  systemctl: {
    options:
      '-l --no-pager --user --system --full -a --all -t: --type: --state: -n: --lines: -p: --property:',
    looks:
      /^(?:$|status|show|cat|help|is-active|is-enabled|is-failed|is-system-running|list-[a-z-]+|get-default)(?: |$)/,
  },
  rclone: {
    options: '',
    looks: /^(?:ls|lsl|lsd|lsf|lsjson|size|about|version|listremotes|check|cat|tree|config show)(?: |$)/,
  },
  s3cmd: { options: '-c: --config:', looks: /^(?:ls|la|info|du)(?: |$)/ },
  launchctl: { options: '', looks: /^(?:list|print|blame|version)(?: |$)/ },
  crontab: { options: '-u: -l -e -r -i', looks: nothing },
  ssh: { options: '', looks: nothing },
};

/** For these programs the verb may be any word, because groups of resources come first. */
const clouds: Readonly<Record<string, { readonly looks: RegExp; readonly changes: RegExp }>> = {
  aws: {
    looks:
      /^(?:describe|list|get|head|lookup|search|scan|query|filter|estimate|validate|simulate|preview|batch-get|wait|ls|presign|help|tail)(?:-|$)/,
    changes:
      /^(?:create|delete|put|update|modify|remove|add|attach|detach|start|stop|terminate|reboot|run|invoke|send|publish|cp|mv|rm|sync|mb|rb|deploy|execute|cancel|enable|disable|register|deregister|tag|untag|set|reset|restore|import|export|copy|associate|disassociate|assume|purge|revoke|authorize)(?:-|$)/,
  },
  gcloud: {
    looks: /^(?:list|describe|get-[a-z-]+|get|read|info|version|help|search|tail|ls|cat|diff)$/,
    changes:
      /^(?:create|delete|update|set|unset|add|remove|deploy|ssh|scp|start|stop|reset|restart|resize|patch|import|export|submit|run|enable|disable|apply|destroy|replace|move|rm|cp|mv|rsync|call|publish|execute|cancel|login|revoke|activate|rollback|promote|clone|restore|failover|connect)(?:-[a-z-]+)?$/,
  },
  az: {
    looks:
      /^(?:list|show|get|version|find|check|exists|list-[a-z-]+|show-[a-z-]+|get-[a-z-]+|check-[a-z-]+)$/,
    changes:
      /^(?:create|delete|update|set|add|remove|deploy|start|stop|restart|deallocate|run-command|invoke|up|import|export|purge|login|logout|assign|grant|revoke|upload|upload-batch|delete-batch|copy|sync|scale|upgrade|rotate|regenerate|renew|reset|enable|disable|apply|cancel|attach|detach|swap|move|lock)(?:-[a-z-]+)?$/,
  },
};
for (const like of ['doctl', 'oci', 'ibmcloud', 'hcloud', 'scw', 'linode-cli', 'gsutil'])
  Object.assign(clouds, { [like]: clouds.gcloud });

/** Whether the command may change something on another machine or service. */
export function worksFarAway(name: string, rest: readonly string[]): boolean {
  const cloud = Object.hasOwn(clouds, name) ? clouds[name] : undefined;
  if (cloud) return !looksInCloud(cloud, rest);
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (!program) return false;
  if (name === 'ansible-playbook')
    return !rest.some((word) => /^--(?:check|syntax-check|list-\w+)$/.test(word));
  if (name === 'crontab') return !rest.includes('-l') || rest.some((word) => /^-[eri]/.test(word));
  const verbs = verbsOf(rest, program.options);
  return verbs === null || !program.looks.test(verbs.slice(0, 3).join(' '));
}

function looksInCloud(
  { looks, changes }: { readonly looks: RegExp; readonly changes: RegExp },
  rest: readonly string[],
): boolean {
  // The value of an option may count as a verb. This only makes some commands ask needlessly.
  const words = rest.filter((word) => !word.startsWith('-'));
  const isClear = !words.some((word) => changes.test(word) || isKnownLater(word));
  return isClear && words.some((word) => looks.test(word));
}
