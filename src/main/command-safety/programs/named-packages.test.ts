import { expect, it } from 'vitest';
import { namedPackages } from './named-packages';

/**
 * The packages that the command names: registry, name and version, or only the spelling if the registry is not asked.
 */
function named(command: string, assignments: readonly string[] = []): string[] {
  return namedPackages(command.split(' '), assignments).map(({ spelt, known }) =>
    known === null ? spelt : `${known.registry} ${known.name} ${known.version ?? '-'}`,
  );
}

it.each([
  ['npm install left-pad', ['npm left-pad -']],
  ['npm i -D left-pad@1.3.0 @types/node@next', ['npm left-pad 1.3.0', 'npm @types/node next']],
  [
    'npm i left-pad@^1 chalk@>=5 vite@7 vue@3.x',
    ['npm left-pad -', 'npm chalk -', 'npm vite -', 'npm vue -'],
  ],
  ['npm i left-pad@v1.3.0', ['npm left-pad 1.3.0']],
  ['npm i padding@npm:left-pad@1.3.0', ['npm left-pad 1.3.0']],
  ['npm install -w core --loglevel error left-pad', ['npm left-pad -']],
  ['npm --prefix web install left-pad', ['npm left-pad -']],
  ['npm install --prefix web', []],
  ['npm install ./local ../other ~/third file:x local.tgz', ['local.tgz']],
  ['npm install user/repository https://x.example/y.tgz', ['user/repository', 'https://x.example/y.tgz']],
  ['npm install left-pad@github:user/left-pad', ['left-pad@github:user/left-pad']],
  ['npm install --registry https://npm.corp left-pad', ['left-pad']],
  ['pnpm add -w left-pad', ['npm left-pad -']],
  ['yarn global add left-pad', ['npm left-pad -']],
  ['yarn workspace web add left-pad', ['npm left-pad -']],
  ['bun add --cwd web left-pad', ['npm left-pad -']],
  ['npx -y cowsay@1.6.0 --think hello', ['npm cowsay 1.6.0']],
  ['npx -p typescript -p @types/node tsc -p 3', ['npm typescript -', 'npm @types/node -']],
  ['npm exec -- cowsay', ['npm cowsay -']],
  ['pnpm dlx cowsay moo', ['npm cowsay -']],
  ['npm create vite@latest app', ['npm create-vite -']],
  ['npm init @scope', ['npm @scope/create -']],
  ['npm init @scope/thing@2.0.0', ['npm @scope/create-thing 2.0.0']],
  ['npm init', []],
  ['npm ci', []],
])('%s', (command, expected) => {
  expect(named(command)).toEqual(expected);
});

it.each([
  ['pip install requests', ['pypi requests -']],
  ['pip install --pre --upgrade requests[socks]==2.31.0', ['pypi requests 2.31.0']],
  ['python3 -m pip install requests>=2', ['pypi requests -']],
  ['pip install requests==2.31 rich==13.*', ['pypi requests 2.31', 'pypi rich -']],
  ['pip install Flask_Login>=0.6,<1', ['pypi flask-login -']],
  ['pip install -r requirements.txt requests', ['pypi requests -']],
  ['pip install -e . -c limits.txt', []],
  ['pip install thing.whl git+https://x.example/y', ['thing.whl', 'git+https://x.example/y']],
  ['pip install --index-url https://pip.corp/simple requests', ['requests']],
  ['uv add --group dev ruff@0.4.1', ['pypi ruff 0.4.1']],
  ['uv pip install ruff@latest', ['pypi ruff -']],
  ['uvx ruff@0.4.1 check', ['pypi ruff 0.4.1']],
  ['uvx --from httpie --with rich http x.example', ['pypi httpie -', 'pypi rich -']],
  ['uv tool run ruff check', ['pypi ruff -']],
  ['uv tool install ruff', ['pypi ruff -']],
  ['pipx run cowsay hello', ['pypi cowsay -']],
  ['poetry add --group dev pytest@^8', ['pypi pytest -']],
  ['cargo add serde@1.0.200 --features derive', ['crates serde 1.0.200']],
  ['cargo +nightly install ripgrep', ['crates ripgrep -']],
  ['cargo install --path .', []],
  ['cargo add --git https://x.example/y y', ['y']],
  ['cargo build', []],
  ['go install x.example/y@latest', ['x.example/y@latest']],
  ['go run ./cmd', []],
  ['composer require vendor/thing', ['vendor/thing']],
])('%s', (command, expected) => {
  expect(named(command)).toEqual(expected);
});

it('names only the spelling where a variable may name another registry', () => {
  expect(named('npm install left-pad', ['npm_config_registry=https://npm.corp'])).toEqual(['left-pad']);
  expect(named('pip install requests', ['PIP_INDEX_URL=https://pip.corp'])).toEqual(['requests']);
  expect(named('npm install left-pad', ['NODE_ENV=production'])).toEqual(['npm left-pad -']);
});
