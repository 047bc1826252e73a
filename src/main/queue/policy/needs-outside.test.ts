import { sayInEnglish } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { analyseCommand } from '../../command-safety/analyse-command';
import { createWorkspace } from '../../project/workspace';
import { needsOutside } from './needs-outside';

async function whyOf(text: string): Promise<string | null> {
  const workspace = await createWorkspace(await tempFolder());
  const asked = { text, shell: 'bash', directory: '' } as const;
  const why = needsOutside(await analyseCommand(asked, workspace, new AbortController().signal));
  return why && sayInEnglish(why);
}

// The test judges these commands and runs none.
describe('what the sandbox would keep from its work', () => {
  it.each([
    'kill 4711',
    'sudo systemctl restart nginx',
    'npm publish',
    'kubectl delete pod web',
    'git push --force',
    'cp a.txt ~/a.txt',
    'echo x > .env',
    'npm test && ssh host uptime',
  ])('%s runs without', async (text) => {
    expect(await whyOf(text)).toBe('The command affects things outside the sandbox.');
  });

  it.each(['ps aux', 'ss -tlnp | head', 'lsof -i :3000'])(
    '%s sees nothing of the machine inside',
    async (text) => {
      expect(await whyOf(text)).toBe('In the sandbox, the command would see only programs in the sandbox.');
    },
  );

  it.each([
    'npm test',
    'rm -rf dist',
    'git commit -m x',
    'ls src',
    'ps aux > list',
    'for f in *; do eval "$f"; done',
  ])('%s does its work inside', async (text) => {
    expect(await whyOf(text)).toBeNull();
  });
});
