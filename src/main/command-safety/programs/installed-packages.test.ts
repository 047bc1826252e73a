import { expect, it } from 'vitest';
import { danger, makeJudgedProject, partsOf } from '../testing/judged-project';

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
  yarn global add unknown-package
  npm --prefix web install unknown-package
  pip install -r requirements.txt unknown-package
  cargo install unknown-package
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
  npm install -w packages/a
  npm install --prefix web
  cargo install --path .
`;

it.each(asks.trim().split(/\n\s*/))('%s asks', async (text) => {
  expect(await danger(text)).not.toBeNull();
});

it.each(asksNothing.trim().split(/\n\s*/))('%s does not ask', async (text) => {
  expect(await danger(text)).toBeNull();
});

it.each([
  ['npm install prettier left-pad', ['left-pad']],
  ["bash -c 'cd src && npx -y cowsay'", ['cowsay']],
  ['timeout 60 npx cowsay', ['cowsay']],
  ['npm_config_registry=https://npm.corp npm install left-pad', []],
  ['env npm_config_registry=https://npm.corp npm install left-pad', []],
  ['npm install "$NAME"', []],
])('%s adds %j, as far as a registry can be asked', async (text, names) => {
  const packages = (await partsOf(text)).flatMap((part) => part.packages);
  expect(packages.map(({ name }) => name)).toEqual(names);
});
