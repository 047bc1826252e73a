import { describe, expect, it } from 'vitest';
import { makeJudgedPlaces, rows, verdictOn } from './testing/judged-places';

// These tests judge commands and never run them.

makeJudgedPlaces();

describe('a command that has nothing to do with a denied place runs:', () => {
  it.each(
    rows(`
    cat a
    cp a b
    cp -r src new
    mv a c
    tar czf out.tgz src
    zip -r out.zip src
    rsync -a src/ new
    mkdir -p src/x
    touch src/new.ts
    echo secrets/key
    echo x > notes.txt
    printf secrets
    grep -rn secrets src
    grep secrets/key src/a.ts
    rg secrets src
    sed -i s/secrets/x/ src/a.ts
    sed -n 1,5p src/a.ts
    awk '{print $1}' a
    jq '.[] | .secrets' a
    cat a | jq '.[0]'
    ls
    ls -la src
    find . -name key
    npm test
    npm run build
    npm run test -- --watch=false
    npm install
    npx tsc --noEmit
    npx vitest run src/a.test.ts
    npx eslint src --fix
    npx eslint 'src/**/*.ts'
    npx prettier --write src
    npx prettier --write src/a.ts src/b.ts
    yarn build
    pytest -q tests
    python3 -m venv .venv
    python3 -m pytest tests
    python3 -m json.tool a
    perl -pi -e s/a/b/ src/a.ts
    cargo build
    cargo run -- --help
    go build ./...
    go test ./...
    make
    make -j4 test
    make secrets
    npm run secrets
    yarn secrets
    docker compose up -d
    curl -s https://a.example/secrets/key
    curl -o x.json https://a.example
    wget -q https://a.example/x.tgz
    git status
    git add src/a.ts
    git commit -m 'read secrets/key'
    git commit --message='secrets/key'
    git log --oneline
    git push -u origin main
    git checkout -b x
    git diff --stat
    git mv a c
    gh pr create --title 'secrets/key' --body 'secrets/key'
    gh pr list
    chmod +x src/a.ts
    sort -u a
    wc -l a
    bash -c 'npm test'
    bash -lc 'npm test && ls'
    bash script.sh
    timeout 60 npm test
    env CI=1 npm test
    git ls-files | xargs -n 1 echo
    git ls-files | xargs basename
    cp inside.txt x
    node --test
    date
  `),
  )('%s', async (row) => {
    expect(await verdictOn(row)).toMatchObject({ verdict: 'allow' });
  });

  it.each(
    rows(`
    npm test
    npm run build
    make test
    cargo test
    yarn build
    go test
    docker build -t x src
    git status
  `),
  )('a folder that is called as what it does is not meant: %s', async (row) => {
    for (const match of ['test/**', 'build/**', 'status/**'])
      expect(await verdictOn(row, { match })).toMatchObject({ verdict: 'allow' });
  });
});
