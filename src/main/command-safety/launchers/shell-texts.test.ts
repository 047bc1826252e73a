import { countSteps } from '@shared/testing/steps';
import { describe, expect, it } from 'vitest';
import { share } from '../../base/testing/share';
import { danger, makeJudgedProject, workspace } from '../testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

describe('what env splits is read as env splits it', () => {
  it.each(
    String.raw`
  env -S 'rm ; -rf x'
  env -S 'rm && -rf x'
  env -S 'rm\_-rf\_x'
  env -S '"rm" -r\f x'
  env -S '-v' -S 'rm -rf x'
  env -S '' -S 'rm -rf x'
  env -iS 'rm' -rf x
  env -S 'A=1 rm -rf x'
  env -S '$PROGRAM -rf x'
  env --unheard -S 'rm -rf x'
  env -u A -S 'rm -rf x\c'
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await danger(text)).not.toBeNull();
  });
});

describe('a text is found wherever it stands', () => {
  it.each(
    `
  concurrently 'npm:x; rm -rf y'
  npx concurrently "npm:watch && git clean -fdx"
  nodemon app.js -x 'rm -rf x'
  mise x -c'rm -rf x'
  cargo watch -s'rm -rf x'
  tmux new-session --cmd='rm -rf x'
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await danger(text)).not.toBeNull();
  });
});

describe('an ordinary one does not ask', () => {
  it.each(
    `
  env -S 'npm test'
  env -S 'CI=1 npm test'
  concurrently 'npm:watch-*' 'npm:build -- --watch'
  watch npm test
  nodemon app.js -e ts
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await danger(text)).toBeNull();
  });
});

it('launchers that read each other again and again are looked at in a bounded number of steps', async () => {
  const launchers = ['watch ', 'watchexec ', 'cross-env-shell '];
  const hundreds = share(launchers);
  // The module is loaded once for all of them, which takes longer than the steps.
  const { module, stepsOf } = await countSteps(() => import('../analyse-command'));
  for (const launcher of launchers)
    for (const count of hundreds.includes(launcher) ? [18, 60, 300] : [18, 60]) {
      const text = `${launcher.repeat(count)} 'rm -rf x'`;
      const steps = await stepsOf(async () => {
        const line = { text, shell: 'bash', directory: '' } as const;
        const { parts } = await module.analyseCommand(line, workspace, new AbortController().signal);
        expect(parts.find((part) => part.danger ?? part.unclear)).toBeDefined();
      });
      expect(steps, `${launcher} ${count} times`).toBeLessThan(50_000_000);
    }
});
