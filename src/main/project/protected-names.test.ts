import { describe, expect, it } from 'vitest';
import { protectionOf } from './protected-names';

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
    ...['server.pem', 'tls/private.key', 'id_rsa', 'id_ed25519.pub', '.ssh/config', '.npmrc', '.netrc'],
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
  ])('hold %s', (path) => {
    expect(protectionOf(path, root)).toBe(`${path} is a protected file`);
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
    ],
  ])('are found behind the spelling %j', (path) => {
    expect(protectionOf(path, root)).toBe(`${path} is a protected file`);
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
    ...['.editorconfig', '.prettierrc', '.gitkeep', '.dockerignore', 'Dockerfile', 'package.json'],
  ])('do not hold %j', (path) => {
    expect(protectionOf(path, root)).toBeNull();
  });

  it('hold the memory files as they are named in the settings', () => {
    const options = { memoryFileNames: () => ['NOTES.md'] };
    expect(protectionOf('sub/notes.md', root, options)).toBe('sub/notes.md is a protected file');
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
