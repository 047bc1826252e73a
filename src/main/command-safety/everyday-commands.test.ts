import { expect, it } from 'vitest';
import { danger, makeJudgedProject } from './testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

// Everyday commands of agents run in Auto.

const commands = `
  npm test
  npm run build
  npm run test -- --watch=false
  npm ci
  npm install
  npm run lint && npm run typecheck
  npx tsc --noEmit
  npx vitest run src/a.test.ts
  npx playwright test
  npx playwright install chromium
  npx prettier --write src
  npx prettier --check .
  npx eslint src --fix
  npx jest --coverage
  npx tsx src/a.ts
  yarn build
  yarn exec tsc
  bun test
  bun run build
  bunx tsc
  tsc -p .
  tsc --outDir dist
  tsc
  pytest -q
  pytest --junitxml=out.xml
  python -m pytest tests
  python3 script.py
  python3 -m venv .venv
  python3 -m http.server
  python3 -c 'print(1)'
  poetry run pytest
  poetry run python manage.py format
  poetry install
  uv run pytest -q
  pip install -r requirements.txt
  pip install -e .
  bundle exec rspec
  bundle install
  cargo build
  cargo test
  cargo run -- --help
  cargo fmt
  go build ./...
  go build -o bin/x .
  go test ./...
  make
  make -j4 test
  make -C src
  cmake -B build
  cmake --build build
  ./gradlew test
  gcc -o out a.c
  gcc -Wall -O2 a.c -o a
  clang-format -i src/a.c
  mkdir -p src/x
  cp a new
  cp a b
  cp -r src new
  cp -a src new
  mv a c
  rm a
  touch src/new.ts
  ln -s a link
  echo x > notes.txt
  echo x >> notes.txt
  cat a | tee b
  cat a | grep x | head
  grep -rn x src | head -20
  grep -n touch a | sort | uniq -c
  git ls-files | xargs grep -n touch
  git ls-files | xargs grep -l install
  git ls-files | xargs wc -l
  git ls-files '*.ts' | xargs npx eslint
  find . -name '*.ts' | xargs grep foo
  git status
  git diff | cat
  git add -A
  git add src/a.ts
  git commit -m 'fix: x'
  git commit -am 'rm -rf'
  git commit --amend --no-edit
  git -c user.name=x -c user.email=y commit -m z
  git switch main
  git switch -c x
  git checkout main
  git checkout -b x
  git checkout -b x main
  git checkout feature/login
  git checkout v1.2.3
  git checkout release-1.x
  git checkout HEAD~1
  git checkout -
  git checkout -q main
  git stash
  git stash pop
  git stash list
  git pull
  git pull --rebase
  git fetch origin
  git fetch --all --prune
  git push
  git push -u origin x
  git merge main
  git rebase main
  git cherry-pick abc
  git revert --no-edit HEAD
  git tag v1
  git branch -d x
  git branch -m x
  git rm a
  git rm -r --cached src
  git rm --cached a
  git mv a c
  git init
  git clone https://x.example/y
  git clone --depth 1 https://x.example/y z
  git log --oneline | head
  git restore --staged a
  git config user.name
  node script.js
  node -e 'x'
  node --test
  node --version
  cat a | node script.js
  cat a | python3 script.py
  cat a | python3 -c 'import sys'
  cat a | python3 -m json.tool
  cat a | node -e 'x'
  cat a | node --import tsx src/a.ts
  cat a | perl -ne 'print'
  cat a | awk '{print $1}'
  cat a | sed s/a/b/
  cat a | jq .
  cat a | bc
  cat a | bash -c 'cat'
  cat a | bash script.sh
  yes | npm init
  jq . a
  jq -r .x package.json
  yq .a a
  sort -u a
  sort a | uniq
  bash script.sh
  bash -c 'npm test'
  bash -lc 'npm test && ls'
  timeout 60 npm test
  env CI=1 npm test
  nice -n 10 make
  nohup npm start
  watch -n1 ls
  sed -i s/a/b/ src/a.ts
  perl -pi -e 's/a/b/' src/a.ts
  tar czf out.tgz src
  zip -r out.zip src
  curl -h
  fd -tx
  fuser 3000/tcp
  curl -s https://a.example
  curl -o x.json https://a.example
  curl -s https://a.example | jq .
  wget -q https://a.example/x.tgz
  dos2unix src/a.ts
  chmod +x src/a.ts
  mktemp
  mktemp -d
  date
  test -f a && echo yes
  docker build .
  docker compose up -d
  gh pr list
  ruff check --fix .
  ruff format .
  black src
  gofmt -w src
  ps aux | grep node
  ls -la
  tail -n 50 a
  wc -l a
  diff a b
  patch --dry-run -p1
  vim a
  npx --legacy-peer-deps tailwindcss init -p
  dotenv -e .env -- npm run format
  env-cmd npm run format
  mise exec -- npm run format
  nix develop -c npm run format
  git branch -M main
  git stash push -m drop
  git checkout release/v2.next
  git -c branch.main.remote=x push
  git -c http.postBuffer=1 push
  git clone --recurse-submodules --shallow-submodules https://x.example/y
  git fetch origin +refs/heads/main:refs/remotes/origin/main
  env GIT_TERMINAL_PROMPT=0 git fetch
  env GIT_EDITOR=true git rebase --continue
  yarn format
  yarn install
  yarn test
  yarn node script.js
  yarn workspace a build
  pnpm -r build
  pnpm --filter a format
  pnpm run format
  pnpm init
  pnpm install
  pnpm exec tsc
  pnpm rm x
  pnpm link
  bun install
  bun run format
  bun init
  npx prettier@3 --write src
`;

it.each(commands.trim().split(/\n\s*/))('%s does not ask', async (text) => {
  expect(await danger(text)).toBeNull();
});
