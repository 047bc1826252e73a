import { describe, expect, it } from 'vitest';
import { danger, makeJudgedProject } from '../testing/judged-project';

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

describe('launchers that read each other again and again are looked at soon', () => {
  it.each(['watch ', 'watchexec ', 'cross-env-shell '])('%s', async (launcher) => {
    const start = performance.now();
    for (const count of [18, 60, 1_000])
      expect(await danger(`${launcher.repeat(count)} 'rm -rf x'`)).not.toBeNull();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
