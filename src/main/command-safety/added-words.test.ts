import { describe, expect, it } from 'vitest';
import { danger, makeJudgedProject } from './testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

describe('what may hold the subcommand or a flag of a dangerous one asks', () => {
  it.each(
    `
  echo reset --hard | xargs git
  echo -f | xargs git push
  echo -f x | xargs git branch -d
  echo publish | xargs npm
  echo publish | xargs npm --silent
  echo -delete | xargs find .
  echo clean | xargs -I% git % -fdx
  echo clean | xargs -I % % a
  echo x | xargs -I{} find {} -name x
  echo rm -rf x | xargs env
  echo rm -rf x | xargs nice
  echo rm -rf x | xargs npx
  echo rm -rf x | xargs busybox
  ls | xargs -n1 git -C src
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await danger(text)).not.toBeNull();
  });
});

describe('what may not does not ask', () => {
  it.each(
    `
  git ls-files | xargs git add
  git diff --name-only | xargs git log --oneline
  git ls-files | xargs npm test --
  cat a | xargs npm install
  ls | xargs -I{} npm run build {}
  ls | xargs -I{} echo {}
  ls | xargs grep -n x
  ls | xargs
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await danger(text)).toBeNull();
  });
});
