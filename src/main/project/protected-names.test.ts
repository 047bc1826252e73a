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
    ...['.bashrc', 'home/.zshrc', '.profile', '.config/fish/config.fish'],
    ...['AGENTS.md', 'docs/AGENTS.md', 'QWEN.md', 'CLAUDE.md', 'GEMINI.md', '.pilotfish/agents/x.md'],
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
    ],
  ])('are found behind the spelling %j', (path) => {
    expect(protectionOf(path, root)).toBe(`${path} is a protected file`);
  });

  it.each([
    ...[
      'src/index.ts',
      'README.md',
      '.gitignore',
      '.gitattributes',
      '.github/dependabot.yml',
      '.github/workflows.md',
    ],
    ...[
      'environment.ts',
      'src/env.ts',
      'keyboard.ts',
      'monkey',
      'pem.ts',
      '.docker/Dockerfile',
      'git/config',
      '',
      'my.env',
    ],
    ...['AGENTS.md.txt', 'workflows/ci.yml'],
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
});
