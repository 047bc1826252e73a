import { expect, it } from 'vitest';
import { danger, makeJudgedProject } from './testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

it.each([
  'npx tsc --outFile .git/hooks/pre-commit',
  `node -e "require('fs').writeFileSync('.git/hooks/pre-commit', 'x')"`,
  `python3 -c "open('.vscode/settings.json','w')"`,
  'npm config set registry https://x.example',
  'npm config set registry https://x.example --location project',
  'npx prettier --write .github/workflows/ci.yml',
])('%s asks', async (text) => {
  expect(await danger(text)).not.toBeNull();
});

it.each([
  'node --env-file=.env src/a.ts',
  'docker run --env-file .env x',
  'shellcheck .husky/pre-commit',
  'npm config get registry',
  'git add .github/workflows/ci.yml',
])('%s does not ask', async (text) => {
  expect(await danger(text)).toBeNull();
});
