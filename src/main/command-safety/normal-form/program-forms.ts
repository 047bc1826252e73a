// Table for normal forms: each program's own options, and the other names of its subcommands.

export type ProgramForm = {
  /**
   * Options of the program, in the form of `command-arguments.ts`. After an unknown option, a word may be its value.
   */
  readonly options: string;
  /** Options that change only how much the program prints. */
  readonly talk?: string;
  /** Options that change what runs, or where. They may be at any position. */
  readonly elsewhere?: string;
  /** Other names of subcommands, of one or two words, and the name that stands for them. */
  readonly verbs?: ReadonlyMap<string, readonly string[]>;
  /** Other names of the things that a subcommand works on. */
  readonly things?: ReadonlyMap<string, string>;
  /** A subcommand may be shortened to any unique beginning. */
  readonly isShortened?: true;
  /** The subcommand that runs if none is given. */
  readonly bare?: string;
  /** An unknown subcommand runs the script of that name, as with `run`. */
  readonly runsScripts?: true;
};

export function formOf(program: string): ProgramForm | undefined {
  return forms.get(program);
}

/** Lines such as `install: i in`: a name and its other names. A `+` joins the words of a name of two words. */
function named(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    pairs(lines).flatMap(([name, others]) =>
      others.map((other) => [other.replace('+', ' '), name.split('+')] as const),
    ),
  );
}

function thingsNamed(lines: string): ReadonlyMap<string, string> {
  return new Map(pairs(lines).flatMap(([name, others]) => others.map((other) => [other, name] as const)));
}

function pairs(lines: string): readonly (readonly [string, readonly string[]])[] {
  return lines
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [name = '', others = ''] = line.split(': ');
      return [name, others.split(' ')] as const;
    });
}

const npmVerbs = named(`
  install: i in ins inst insta instal isnt isnta isntal isntall add
  uninstall: unlink remove rm r un
  update: up upgrade udpate
  ci: clean-install ic install-clean isntall-clean
  install-test: it
  install-ci-test: cit clean-install-test sit
  run+test: test t tst
  run+start: start
  run+stop: stop
  run+restart: restart
  run: run-script rum urn
  exec: x
  init: create innit
  link: ln
  rebuild: rb
  view: info show v
  config: c
  adduser: add-user
  dist-tag: dist-tags
  dedupe: ddp
  owner: author
  version: verison
  explain: why
  search: find s se
`);

const pnpmVerbs = named(`
  install: i
  remove: rm uninstall un
  update: up upgrade
  run: run-script
  run+test: test t tst
  run+start: start
  link: ln
  list: ls
  install-test: it
  exec: x
`);

const dockerVerbs = named(`
  rm: container+rm container+remove
  rmi: image+rm image+remove
  ps: container+ls container+list container+ps
  images: image+ls image+list
  build: image+build builder+build buildx+build
  push: image+push
  pull: image+pull
  load: image+load
  save: image+save
  tag: image+tag
  import: image+import
  run: container+run
  exec: container+exec
  start: container+start
  stop: container+stop
  kill: container+kill
  restart: container+restart
  create: container+create
  cp: container+cp
  logs: container+logs
  commit: container+commit
  attach: container+attach
  rename: container+rename
  update: container+update
  export: container+export
  pause: container+pause
  unpause: container+unpause
  volume+rm: volume+remove
  network+rm: network+remove
  stack+rm: stack+remove stack+down
  stack+deploy: stack+up
  service+rm: service+remove
`);

const kubernetesThings = thingsNamed(`
  pod: po pods
  service: svc services
  deployment: deploy deployments
  namespace: ns namespaces
  configmap: cm configmaps
  secret: secrets
  replicaset: rs replicasets
  daemonset: ds daemonsets
  statefulset: sts statefulsets
  ingress: ing ingresses
  persistentvolume: pv persistentvolumes
  persistentvolumeclaim: pvc persistentvolumeclaims
  serviceaccount: sa serviceaccounts
  node: no nodes
  job: jobs
  cronjob: cj cronjobs
`);

const docker: ProgramForm = {
  options: `-D -H: -l: -c: --config: --context: --debug --host: --log-level: --tls --tlscacert: --tlscert: --tlskey:
    --tlsverify --url: --connection: -r --remote --identity: --root: --runroot:`,
  talk: '-D --debug -l --log-level',
  verbs: dockerVerbs,
};

const make: ProgramForm = {
  options: `-bBdeikLnpqrRsStvw -C: -f: -I: -j= -l= -o: -O= -W: --directory: --file: --makefile: --include-dir: --jobs=
    --silent --quiet --keep-going --no-print-directory --print-directory --always-make --dry-run --just-print --output-sync=
    --load-average= --max-load= --environment-overrides --eval: --trace --warn-undefined-variables --old-file: --what-if:`,
  elsewhere: '-C -f -I --directory --file --makefile --include-dir --eval',
  talk: '-s -j -k -O -w -l --silent --quiet --jobs --keep-going --no-print-directory --print-directory --output-sync --trace',
};

/** By name. Several names may share an entry. */
const table: readonly (readonly [string, ProgramForm])[] = [
  [
    'git',
    {
      options: `-hvpP -C: -c: --git-dir: --work-tree: --namespace: --exec-path= --super-prefix: --config-env: --attr-source:
        --no-pager --paginate --bare --no-replace-objects --no-optional-locks --no-lazy-fetch --no-advice --literal-pathspecs
        --glob-pathspecs --noglob-pathspecs --icase-pathspecs`,
      talk: '-P --no-pager --no-optional-locks --no-advice',
      verbs: named('stash+push: stash+save\nremote+remove: remote+rm\nbranch: br'),
    },
  ],
  [
    'npm',
    {
      options: `-dgfsqDEOPSyl -C: -w: --prefix: --workspace: --workspaces --include-workspace-root --silent --quiet --loglevel:
        --registry: --userconfig: --globalconfig: --cache: --tag: --otp: --yes --global --location: --force --verbose --json
        --no-audit --no-fund --no-color --color= --no-progress --ignore-scripts --offline --prefer-offline --if-present
        --no-save --save --save-dev --save-exact --legacy-peer-deps --script-shell: --node-options: --access: --omit: --include:`,
      talk: '-d -s -q --silent --quiet --loglevel --verbose --no-audit --no-fund --no-color --color --no-progress',
      verbs: npmVerbs,
      elsewhere: '-C --prefix --script-shell --node-options --userconfig --globalconfig',
      isShortened: true,
    },
  ],
  [
    'pnpm',
    {
      options: `-rswL -C: -F: --dir: --filter: --filter-prod: --recursive --parallel --silent --workspace-root --stream
        --aggregate-output --color --no-color --reporter: --loglevel: --use-stderr --if-present --no-bail --workspace-concurrency:`,
      talk: '-s --silent --color --no-color --reporter --loglevel --use-stderr --stream --aggregate-output',
      verbs: pnpmVerbs,
      elsewhere: '-C --dir',
      runsScripts: true,
    },
  ],
  [
    'yarn',
    {
      options: '-s --cwd: --silent --verbose --no-progress --non-interactive --json --offline',
      talk: '-s --silent --verbose --no-progress --non-interactive',
      elsewhere: '--cwd',
      verbs: named('run: run-script\nupgrade: up\nremove: rm'),
      bare: 'install',
      runsScripts: true,
    },
  ],
  [
    'bun',
    {
      options: '-b --bun --silent --cwd: --config: -c:',
      talk: '--silent',
      elsewhere: '--cwd --config',
      verbs: named('install: i\nadd: a\nremove: rm\nrun: run-script'),
      runsScripts: true,
    },
  ],
  ['docker podman nerdctl', docker],
  [
    'kubectl oc',
    {
      options: `-n: -s: -v: --v: --namespace: --context: --cluster: --user: --kubeconfig: --server: --token: --as: --as-group:
        --as-uid: --request-timeout: --cache-dir: --certificate-authority: --client-certificate: --client-key: --password:
        --username: --profile: --profile-output: --tls-server-name: --insecure-skip-tls-verify= --match-server-version=
        --warnings-as-errors= -A --all-namespaces -f: --filename: -k: --kustomize: -R --recursive --force --now --wait=
        --grace-period: --ignore-not-found --cascade= --dry-run= -o: --output: -l: --selector: --all --replicas:`,
      talk: '-v --v --warnings-as-errors',
      elsewhere: '-s --context --cluster --user --kubeconfig --server',
      verbs: named('replace: update'),
      things: kubernetesThings,
    },
  ],
  [
    'helm',
    {
      options: `-n: --namespace: --kube-context: --kubeconfig: --kube-token: --kube-apiserver: --kube-as-user: --debug
        --registry-config: --repository-cache: --repository-config: --burst-limit: --qps:`,
      talk: '--debug',
      elsewhere: '--kube-context --kubeconfig --kube-apiserver',
      verbs: named('uninstall: delete del un\nlist: ls\nupgrade: up'),
    },
  ],
  ['make gmake', make],
  [
    'cargo',
    {
      options:
        '-qv -C: -Z: --quiet --verbose --color: --frozen --locked --offline --config: --manifest-path: --explain: --list',
      talk: '-q -v --quiet --verbose --color',
      elsewhere: '-C -Z --config --manifest-path',
      verbs: named('build: b\ncheck: c\ndoc: d\nrun: r\ntest: t\nremove: rm'),
    },
  ],
  ['go', { options: '-C:' }],
  ['terraform tofu', { options: '-chdir= -version -help' }],
  ['gh glab', { options: '-R: --repo: --hostname:' }],
  [
    'pip',
    {
      options: `-qvh --quiet --verbose --isolated --require-virtualenv --python: --log: --no-input --proxy: --retries:
        --timeout: --exists-action: --trusted-host: --cert: --client-cert: --cache-dir: --no-cache-dir --debug --no-color
        --disable-pip-version-check --no-python-version-warning`,
      talk: '-q -v --quiet --verbose --no-input --no-color --disable-pip-version-check --no-python-version-warning',
    },
  ],
  [
    'systemctl',
    {
      options: `-qafl -H: -M: -t: -p: -n: -o: --user --system --no-pager --quiet --no-block --now --force --all --full --host:
        --machine: --type: --state: --property: --lines: --output: --root: --no-ask-password`,
      talk: '-q --no-pager --quiet --no-ask-password',
    },
  ],
];

const forms: ReadonlyMap<string, ProgramForm> = new Map(
  table.flatMap(([names, form]) => names.split(' ').map((name) => [name, form] as const)),
);

/** The subcommands of git. Any other word may be an alias for anything. */
export const gitVerbs: ReadonlySet<string> = new Set(
  `add am annotate apply archive bisect blame branch bugreport bundle cat-file check-attr check-ignore check-mailmap
  check-ref-format checkout checkout-index cherry cherry-pick citool clean clone column commit commit-graph commit-tree
  config count-objects credential daemon describe diagnose diff diff-files diff-index diff-tree difftool fast-export
  fast-import fetch fetch-pack filter-branch fmt-merge-msg for-each-ref for-each-repo format-patch fsck gc
  get-tar-commit-id gitk grep gui hash-object help hook http-backend http-fetch http-push imap-send index-pack init
  instaweb interpret-trailers lfs log ls-files ls-remote ls-tree mailinfo mailsplit maintenance merge merge-base
  merge-file merge-index merge-tree mergetool mktag mktree multi-pack-index mv name-rev notes p4 pack-objects
  pack-redundant pack-refs patch-id prune prune-packed pull push quiltimport range-diff read-tree rebase receive-pack
  reflog refs remote repack replace replay request-pull rerere reset restore rev-list rev-parse revert rm scalar
  send-email send-pack sh-setup shell shortlog show show-branch show-index show-ref sparse-checkout stage stash status
  stripspace submodule subtree svn switch symbolic-ref tag unpack-file unpack-objects update-index update-ref
  update-server-info upload-archive upload-pack var verify-commit verify-pack verify-tag version whatchanged worktree
  write-tree`.split(/\s+/),
);

/** The subcommands of npm, by the names that may be shortened. */
export const npmNames: readonly string[] =
  `access adduser audit bugs cache ci completion config dedupe deprecate diff dist-tag docs doctor edit exec explain explore
  find-dupes fund get help help-search init install install-ci-test install-test link ll login logout ls org outdated
  owner pack ping pkg prefix profile prune publish query rebuild repo restart root run run-script sbom search set shrinkwrap
  star stars start stop team test token uninstall unpublish unstar update version view whoami`.split(/\s+/);
