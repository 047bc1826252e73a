import { expect, it } from 'vitest';
import { danger, makeJudgedProject } from '../testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

const asks = `
  npx unknown-package
  npx -y unknown-package@1 x
  bunx unknown-package
  pnpm dlx unknown-package
  yarn dlx unknown-package
  npm exec -- unknown-package
  npm create unknown@latest app
  npm init unknown
  npm install unknown-package
  npm i --save-dev @unknown/package@2
  npm i https://x.example/y.tgz
  yarn add -D unknown-package
  pip install unknown-package
  python3 -m pip install unknown-package
  uvx unknown-package
  pipx run unknown-package
  go run x.example/y@latest
  timeout 60 npx unknown-package
  bash -c 'npx unknown-package'
  if true; then npx unknown-package; fi
`;

const asksNothing = `
  npx tsc --noEmit
  npx -y prettier@3 --write src
  bash -c 'npx tsc'
  npm exec -- vitest run
  npm install
  npm ci
  npm install ./local
  npm i file:../other
  pip install -r requirements.txt
  pip install -e .
  go run ./cmd
  npm init
`;

it.each(asks.trim().split(/\n\s*/))('%s asks', async (text) => {
  expect(await danger(text)).not.toBeNull();
});

it.each(asksNothing.trim().split(/\n\s*/))('%s does not ask', async (text) => {
  expect(await danger(text)).toBeNull();
});
