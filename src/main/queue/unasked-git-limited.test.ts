import { describe, expect, it } from 'vitest';
import { createRealShell, type RealShell } from './testing/real-shell';

// Unasked git commands, really run, in a project that is a folder of a larger repository: they show nothing from
// outside the project.

async function commit(shell: RealShell): Promise<void> {
  await shell.git('repo', 'add', '-A');
  await shell.git('repo', 'commit', '-q', '-m', 'one');
}

describe('a project that is a folder of a larger repository', () => {
  const limited = [
    'git status -- .',
    'git status --short -- .',
    'git log --oneline -3',
    'git log -p -- .',
    'git diff HEAD -- .',
    'git show --stat HEAD -- .',
    'git show HEAD -- b.txt',
    'git blame b.txt',
    'git ls-files',
    'git grep --cached -n "" -- .',
    'git branch',
    'git reflog',
  ];
  const unlimited = [
    'git status',
    'git show HEAD:secret.txt',
    'git show HEAD',
    'git show HEAD^{tree} -- .',
    'git log -p',
    'git log --stat',
    'git log -S hidden --oneline',
    'git log -p --full-diff -- .',
    'git diff HEAD~1',
    'git cat-file -p HEAD:secret.txt',
    'git ls-tree --full-tree HEAD',
    'git ls-files :/',
    'git grep --cached hidden -- :/',
    'git grep --cached hidden HEAD: -- .',
    'git log -p -- ..',
    'git stash list -p',
    'git for-each-ref --format="%(raw)"',
    'git blame -C -C -C b.txt',
    'git blame -wC b.txt',
    'git rev-parse HEAD:secret.txt',
    'git rev-parse :/hidden',
  ];

  it('shows nothing from above it unasked', async () => {
    const shell = await createRealShell({ root: 'repo/project' });
    await shell.git('repo', 'init', '-q');
    await shell.write('repo/secret.txt', 'hidden\n');
    await shell.write('repo/project/b.txt', 'shown\n');
    await commit(shell);
    await shell.write('repo/secret.txt', 'hidden twice\n');
    await shell.write('repo/project/b.txt', 'shown twice\n');
    await commit(shell);
    await shell.write('repo/secret.txt', 'hidden again\n');
    await shell.write('repo/project/b.txt', 'shown again\n');
    for (const command of [...limited, ...unlimited]) {
      const told = await shell.run(command);
      expect(told).toContain(limited.includes(command) ? 'Exit Code: 0' : 'Not executed');
      expect(told.replace(command, '')).not.toMatch(/hidden|secret/);
    }
  });
});
