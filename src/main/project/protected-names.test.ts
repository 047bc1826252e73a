import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { isSecretName, protectionOf } from './protected-names';

const root = '/project';

describe('protected names', () => {
  it.each([
    ...['.git/config', '.git/hooks/pre-commit', 'vendor/lib/.git/config', '.git', '.gitmodules'],
    ...[
      '.vscode/settings.json',
      '.idea/workspace.xml',
      '.husky/pre-commit',
      '.github/workflows/ci.yml',
      '.mcp.json',
    ],
    ...['.env', '.env.local', '.envrc', 'config/.env.production'],
    ...['server.pem', 'tls/private.key', 'id_rsa', 'id_ed25519', '.ssh/config', '.npmrc', '.netrc'],
    ...['.aws/credentials', '.gnupg/pubring.kbx', '.docker/config.json', '.git-credentials'],
    ...['sub/HEAD', 'sub/commondir', 'Gitdir', 'sub/config.worktree'],
    ...['.bashrc', 'home/.zshrc', '.profile', '.config/fish/config.fish'],
    ...['AGENTS.md', 'docs/AGENTS.md', 'QWEN.md', 'CLAUDE.md', 'GEMINI.md', '.pilotfish/agents/x.md'],
    ...['my.code-workspace', '.devcontainer/devcontainer.json', '.devcontainer.json', 'sub/.devcontainer/x'],
    ...['.claude/settings.json', '.cursor/rules/a.mdc', '.zed/tasks.json', '.hg/hgrc', '.jj/repo/x'],
    ...['.exrc', '.nvimrc', '.nvim.lua', '.vimrc', '.dir-locals.el', '.gdbinit', '.lldbinit', '.tmux.conf'],
    ...['.pre-commit-config.yaml', 'lefthook.yml', '.lefthook-local.yaml', '.mise.toml', 'mise.local.toml'],
    ...[
      '.pnpmfile.cjs',
      '.yarn/releases/yarn-4.cjs',
      '.yarn/plugins/x.cjs',
      '.yarnrc.yml',
      '.cargo/config.toml',
    ],
    ...['.gitattributes', 'src/.gitattributes', '.gitmodules', '.gitlab-ci.yml', '.circleci/config.yml'],
    ...['.github/dependabot.yml', '.github/workflows.md', '.github/actions/a/action.yml', 'Jenkinsfile'],
    ...['my.env', 'config/prod.env', '.config/git/config', 'lib/sitecustomize.py', 'usercustomize.py'],
    ...['.Rprofile', '.curlrc', '.wgetrc', '.hgrc', '.cargo/config'],
    ...[
      'CLAUDE.local.md',
      '.cursorrules',
      'app/.windsurfrules',
      '.windsurf/x',
      '.clinerules',
      '.clinerules/a.md',
    ],
    ...[
      '.roo/x',
      '.gemini/settings.json',
      '.codex/config.toml',
      '.kiro/x',
      '.agents/skills/pdf/SKILL.md',
      '.junie/guidelines.md',
      '.continue/x',
    ],
    ...[
      '.opencode/x',
      'opencode.json',
      'opencode.jsonc',
      '.aider.conf.yml',
      '.githooks/pre-push',
      '.helix/x',
    ],
    ...['.vs/x', 'a.sublime-project', '.lvimrc', '.vim/vimrc', '.nvim/init.lua', '.config/nvim/init.lua'],
    ...[
      '.emacs',
      '.emacs.d/init.el',
      '.simple-git-hooks.json',
      '.simple-git-hooks.cjs',
      'simple-git-hooks.mjs',
    ],
    ...['.huskyrc', '.huskyrc.json', '.mise/config.toml', '.config/mise/config.toml', '.config/mise.toml'],
    ...[
      'mise/config.toml',
      'mise/config.local.toml',
      'mise.production.toml',
      '.mise.local.toml',
      'mise.toml',
    ],
    ...['.svn/x', '.sl/config', '.pnp.cjs', '.pnp.loader.mjs', '.pdbrc', '.bundle/config', 'bunfig.toml'],
    ...[
      '.mvn/jvm.config',
      'lib/a.pth',
      '.irbrc',
      '.pryrc',
      '.bazelrc',
      '.gitea/x',
      '.forgejo/workflows/a.yml',
    ],
    ...['.buildkite/pipeline.yml', '.travis.yml', 'azure-pipelines.yml', 'bitbucket-pipelines.yml'],
    ...['.woodpecker.yml', '.woodpecker/a.yml', '.drone.yml', 'AuthKey.p8', 'prod.tfvars', 'a.tfvars.json'],
    ...['kubeconfig', '.kube/config', '.vault-token', 'service-account.json', 'service-account-prod.json'],
    ...[
      '.env-local',
      '.env_test',
      '.env2',
      '.env~',
      '.envrc.local',
      '.envs/.local/.django',
      'private_key.pem',
    ],
    ...['server.key', 'example.com.key', 'config/master.key', 'config/credentials/production.key'],
    ...['certs/a.key', 'slides.key', 'my-private.key', 'public.pem', 'localhost-key.pem', 'cert.pem'],
  ])('hold %s', (path) => {
    expect(worded(protectionOf(path, root))).toBe(`${path} is a protected file`);
  });

  it.each([
    ...[
      '.GIT/config',
      '.Env',
      'agents.MD',
      '.ＥＮＶ',
      '.env.',
      '.env ',
      '.env. .',
      '.env::$DATA',
      '.g\u200cit/config',
    ],
    ...[
      'GIT~1/config',
      '.vscode./settings.json',
      '.git\\config',
      'SERVER.PEM',
      'ﬁle/.ssh/x',
      '.GitHub/Workflows/ci.yml',
      'JENKINSFILE',
      'App.Code-Workspace',
      '.CLAUDE/x',
      'SiteCustomize.PY',
      '.rprofile',
      '.Cargo/Config.TOML',
      'GITATT~1',
      'sub/GITMOD~2',
      'GITLAB~1.YML',
      'ENV~1',
      'ENV~1.LOC',
      'ENVRC~1',
      'VSCODE~1/settings.json',
      'NPMRC~1',
      'YARN~1/releases/a.cjs',
      'DEVCON~1.JSO',
      'CLAUDE~1.MD',
      'GI7EBA~1',
      'ID_ED2~1',
      'SITECU~1.PY',
      'LEFTHO~1.JSO',
      'APP~1.COD',
      'TERRAF~1.TFV',
    ],
  ])('are found behind the spelling %j', (path) => {
    expect(worded(protectionOf(path, root))).toBe(`${path} is a protected file`);
  });

  it.each([
    ...['src/index.ts', 'README.md', '.gitignore'],
    ...[
      'environment.ts',
      'src/env.ts',
      'keyboard.ts',
      'monkey',
      'pem.ts',
      '.docker/Dockerfile',
      'git/config',
      '',
    ],
    ...[
      'AGENTS.md.txt',
      'workflows/ci.yml',
      'github/x.yml',
      'env',
      'src/dotenv',
      'a.environment',
      'x.env.ts',
    ],
    ...['claude/a.ts', 'cursor.ts', 'zed.md', 'hg', 'docs/devcontainer.json', 'docs/Jenkinsfile.md'],
    ...['.yarn/cache/x.zip', 'yarn/releases/x', 'cargo/config.toml', '.cargo/README.md', 'config.toml'],
    ...['.config/app.json', 'config/git/x', 'vimrc.md', 'customize.py', 'lefthook.md', 'mise.lock'],
    ...['.environment', '.envoy.yaml', '.envelope/a.ts', 'src/head', 'src/Head', 'src/head/x.ts', 'Head.tsx'],
    ...[
      'id_rsa_parser.ts',
      'src/id_ed25519.test.ts',
      'keys.ts',
      'deploy.pub',
      'id_rsa.pub',
      'opencode.jsonl',
    ],
    ...[
      'emacs',
      'vs/a',
      'svn',
      'mise.md',
      'mise/config.yml',
      'travis.yml',
      'drone.yml',
      'pth',
      'a.tfvars.md',
    ],
    ...[
      'service-accounts.ts',
      'bundle/config',
      'mvn/x',
      'claude/local.md',
      'GITIGN~1',
      'READM~1.MD',
      'GIT~x',
    ],
    ...['.editorconfig', '.prettierrc', '.gitkeep', '.dockerignore', 'Dockerfile', 'package.json'],
  ])('do not hold %j', (path) => {
    expect(protectionOf(path, root)).toBeNull();
  });

  it('hold HEAD as the file system of the platform compares it: a component may be called head', () => {
    const isHeld = (name: string, platform: NodeJS.Platform) =>
      protectionOf(`sub/${name}`, root, { platform }) !== null;
    expect(['HEAD', 'Head', 'head'].map((name) => isHeld(name, 'linux'))).toEqual([true, false, false]);
    for (const platform of ['darwin', 'win32'] as const)
      expect(['HEAD', 'Head', 'head'].map((name) => isHeld(name, platform))).toEqual([true, true, true]);
  });

  it('hold the memory files as they are named in the settings', () => {
    const options = { memoryFileNames: () => ['NOTES.md'] };
    expect(worded(protectionOf('sub/notes.md', root, options))).toBe('sub/notes.md is a protected file');
    expect(protectionOf('AGENTS.md', root, options)).not.toBeNull();
    expect(protectionOf('notes.md', root)).toBeNull();
  });

  it("hold the app's data folder where it lies in the project", () => {
    const options = { dataFolder: '/project/.config/app' };
    expect(protectionOf('.config/app/settings.json', root, options)).not.toBeNull();
    expect(protectionOf('.config/app', root, options)).not.toBeNull();
    expect(protectionOf('.config/apple', root, options)).toBeNull();
  });

  it('hold the folder that the .git of the project leads to', () => {
    const options = { gitFolder: '/project/far/git ' };
    expect(protectionOf('far/git /config', root, options)).not.toBeNull();
    expect(protectionOf('far/git', root, options)).toBeNull();
  });
});

it.each([
  ...[
    '.config/gh/hosts.yml',
    'home/.cargo/credentials.toml',
    '.bash_history',
    '.codex/auth.json',
    '.claude.json',
  ],
  ...[
    '.m2/settings.xml',
    '.gradle/gradle.properties',
    '.password-store/a',
    '.local/share/keyrings/a',
    '.S3CFG',
  ],
])('%s can hold secrets', (name) => expect(isSecretName(name)).toBe(true));

it.each([
  'gradle.properties',
  'src/auth.json',
  '.config/git/ignore',
  'history',
  'settings.xml',
  'docs/credentials',
])('%s is not known to hold secrets', (name) => expect(isSecretName(name)).toBe(false));
