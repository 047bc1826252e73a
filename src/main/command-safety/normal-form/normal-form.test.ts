import { describe, expect, it } from 'vitest';
import { splitWords } from '../syntax/shell-words';
import { leadsElsewhere, normalForm } from './normal-form';
import { inlinePrograms, startedBesides } from './started-besides';
import { wordsReached } from './words-reached';

// Commands are compared, never run.

const words = (text: string) => splitWords(text) ?? [text];

describe('what a rule that allows is compared with', () => {
  it.each<[string, string]>([
    ['git --no-pager log -5', 'git log -5'],
    ['git -P log', 'git log'],
    ['git -C . push', 'git -C . push'],
    ['git -c a.b=c push', 'git -c a.b=c push'],
    ['git --git-dir=x push', 'git --git-dir=x push'],
    ['git -P -C . push', 'git -C . push'],
    ['git -Pp log', 'git -Pp log'],
    ['/usr/bin/git push', '/usr/bin/git push'],
    ['npm t', 'npm run test'],
    ['npm test', 'npm run test'],
    ['npm i x', 'npm install x'],
    ['npm -s run build', 'npm run build'],
    ['npm run --silent build', 'npm run build'],
    ['npm run build --silent', 'npm run build --silent'],
    ['npm rum build', 'npm run build'],
    ['npm --prefix x run build', 'npm --prefix x run build'],
    ['npm -w a run build', 'npm -w a run build'],
    ['npm --loglevel error ci', 'npm ci'],
    ['npm --loglevel', 'npm --loglevel'],
    ['yarn', 'yarn install'],
    ['pnpm -s i', 'pnpm install'],
    ['docker container rm x', 'docker rm x'],
    ['docker -D ps', 'docker ps'],
    ['docker -H x ps', 'docker -H x ps'],
    ['make -j4 -s test', 'make test'],
    ['make -j 4 test', 'make test'],
    ['make -C x test', 'make -C x test'],
    ['make -sC x test', 'make -sC x test'],
    ['cargo -q t', 'cargo test'],
    ['cargo +nightly test', 'cargo +nightly test'],
    ['kubectl get po', 'kubectl get pod'],
    ['python a.py', 'python a.py'],
  ])('%s is %s', (text, expected) => {
    expect(normalForm(words(text))).toEqual(words(expected));
  });

  it.each<[string, boolean]>([
    ['npm --prefix ../x', true],
    ['npm --prefix=../x', true],
    ['npm --pref ../x', true],
    ['npm -C ../x', true],
    ['npm -- --prefix ../x', false],
    ['npm --watch', false],
    ['make -f x', true],
    ['make -kfx', true],
    ['make all', false],
    ['cargo --manifest-path=x', true],
    ['kubectl --context x', true],
    ['kubectl -n x', false],
    ['python -C x', false],
  ])('further words of %s lead elsewhere: %j', (text, expected) => {
    const [program = '', ...further] = words(text);
    expect(leadsElsewhere(program, further)).toBe(expected);
  });
});

describe('a rule that denies or asks', () => {
  it.each<[string, string]>(
    `
    git push | git push origin main
    git push | git -C . push
    git push | git -C. push
    git push | git -c a=b push
    git push | git -c a=b -C x --no-pager push
    git push | git --git-dir=.git --work-tree . push
    git push | git --git-dir .git push
    git push | git -p push
    git push | git -P push
    git push | git --exec-path=/x push
    git push | git --unheard-of push
    git push | git --unheard-of value push
    git push | /usr/bin/git push
    git push | ./node_modules/.bin/../git push
    git push | GIT push
    git push | git.exe push
    git push | /usr/lib/git-core/git-push origin
    git push | git -c alias.x=push x
    git push | git -c 'alias.x=!git push' x
    git push | hub push
    /usr/bin/git push | git push
    git -C . push | git push
    git push --force | git push origin main --force
    git push --force | git push -f
    git push --force | git push -uf origin x
    git push --force | git push --forc
    git push --force | git push origin +main
    git push -f | git push --force
    git remote rm | git remote remove x
    npm install | npm i
    npm install | npm i x
    npm install | npm add x
    npm install | npm in x
    npm install | npm isntall x
    npm install | npm instal x
    npm install | npm --silent install
    npm install | npm --prefix x install
    npm install | npm --prefix=x i
    npm install | npm -C x i
    npm install | npm -w a i
    npm install | npm it
    npm install -g | npm i x --global
    npm install -g | npm i -g x
    npm i | npm install x
    npm publish | npm publ
    npm publish | npm --registry https://x.example publish
    npm publish | npm --unheard x publish
    npm test | npm t
    npm test | npm run test
    npm test | npm rum test
    npm run test | npm tst
    npm run deploy | npm run-script deploy
    npm run deploy | npm urn deploy
    npm run deploy | npm run --silent deploy
    npm run deploy | npm run -w a deploy
    npm uninstall | npm rm x
    npm uninstall | npm un x
    npm remove | npm r x
    npm exec | npm x cowsay
    pnpm install | pnpm -r i
    pnpm install | pnpm --filter a install
    pnpm run deploy | pnpm deploy
    pnpm deploy | pnpm run deploy
    yarn install | yarn
    yarn install | yarn --frozen-lockfile
    yarn deploy | yarn run deploy
    yarn run deploy | yarn deploy
    yarn deploy | yarn --cwd x deploy
    docker rm | docker container rm x
    docker rm | docker -H tcp://x rm y
    docker rm | docker --context x rm y
    docker container rm | docker rm x
    docker rmi | docker image rm x
    docker compose down | docker compose -f x.yml down
    docker compose down | docker-compose -p x down
    podman rm | podman --log-level debug rm x
    kubectl delete | kubectl -n x delete pod y
    kubectl delete | kubectl --context=x delete pod y
    kubectl delete | kubectl --kubeconfig x delete pod y
    kubectl delete pod | kubectl delete po/x
    kubectl delete pod | kubectl delete -n x pods y
    kubectl delete ns | kubectl delete namespace x
    make deploy | make -C x deploy
    make deploy | make -j4 deploy
    make deploy | make -s -f x deploy
    make deploy | gmake deploy
    cargo publish | cargo +nightly publish
    cargo publish | cargo --manifest-path x publish
    cargo test | cargo t
    go run | go -C x run .
    terraform destroy | terraform -chdir=x destroy
    helm uninstall | helm -n x delete y
    helm uninstall | helm --kube-context x un y
    gh pr merge | gh -R a/b pr merge 1
    gh pr merge | gh pr -R a/b merge 1
    pip install | pip3 install x
    pip install | pip3.12 --quiet install x
    systemctl stop | systemctl --user stop x
    systemctl stop | systemctl -H x stop y
    rm -rf | rm -fr x
    rm -rf | rm -r -f x
    rm -rf | rm x --recursive --force
    ./deploy.sh | scripts/../deploy.sh
    python | python a.py
  `
      .trim()
      .split(/\n\s*/)
      .map((row) => row.split(' | ') as [string, string]),
  )('about %s is about %s', (rule, command) => {
    expect(wordsReached(words(rule), words(command))).toBe('surely');
  });

  it.each<[string, string]>(
    `
    git push | git ./{}
    git push | git -C x ./{}
    git push | git pus[h]
    git push | git p
    git push | git pushes
    git push --force | git push ./{}
    npm run deploy | npm run ./{}
    kubectl delete | kubectl ./{} x
  `
      .trim()
      .split(/\n\s*/)
      .map((row) => row.split(' | ') as [string, string]),
  )('about %s may be about %s', (rule, command) => {
    expect(wordsReached(words(rule), words(command))).toBe('perhaps');
  });

  it.each<[string, string]>(
    `
    git push | git pull
    git push | git commit -m push
    git push | git commit -m 'what? push'
    git push | git -C push status
    git push | git -c push=x status
    git push | git log push
    git push | echo git push
    git push | git
    git push | git stash push
    git push --force | git push
    git push --force | git push --force-with-lease
    git push --force | git push origin feature
    npm install | npm ci
    npm install | npm run install
    npm install | npm init
    npm install -g | npm install x
    npm test | npm run tests
    npm test | npm run build
    npm publish | npm pack
    npm run | npm install
    yarn run | yarn install
    yarn install | yarn build
    docker rm | docker run --rm x
    docker rm | docker volume rm x
    docker rm | docker ps
    kubectl delete | kubectl get pods -n delete
    kubectl delete pod | kubectl delete svc x
    make deploy | make -C deploy all
    make deploy | make build
    cargo publish | cargo build
    terraform destroy | terraform plan -destroy
    gh pr merge | gh pr list
    pip install | pip list
    rm -rf | rm a
    rm -rf | rm -r x
    python | python3.12-config
  `
      .trim()
      .split(/\n\s*/)
      .map((row) => row.split(' | ') as [string, string]),
  )('about %s is not about %s', (rule, command) => {
    expect(wordsReached(words(rule), words(command))).toBe('not');
  });

  it('is judged in no time, however many options of it nobody knows', () => {
    const many = Array.from({ length: 200 }, (_, index) => `--x${index}`);
    expect(wordsReached(['git', 'push'], ['git', ...many, 'push'])).toBe('perhaps');
  });
});

describe('what a command starts beside', () => {
  it.each<[string, string[]]>([
    ['find . -name x -exec git push {} ;', ['git push {}']],
    ['find . -exec a {} + -execdir git push ;', ['a {}', 'git push']],
    ['fd x -x git push', ['git push']],
    ['bash deploy.sh x', ['deploy.sh x']],
    ['bash -e ./deploy.sh', ['./deploy.sh']],
    ["bash -c 'git push'", []],
    ['corepack npm publish', ['npm publish']],
    ['ls -exec x', []],
  ])('%s', (text, expected) => {
    const parsed = text.split(' ').some((word) => word.includes("'")) ? words(text) : text.split(' ');
    expect(startedBesides(parsed)).toEqual(expected.map((each) => each.split(' ')));
  });

  it.each<[string, string | null]>([
    ["python3 -c 'import os'", 'import os'],
    ["python3 -Ic 'import os'", 'import os'],
    ['python3 -cx', 'x'],
    ['python3 a.py -c x', null],
    ['python3 -m pytest -c x', null],
    ["node -e 'x()'", 'x()'],
    ["node --eval 'x()'", 'x()'],
    ["node -r dotenv/config -pe 'x()'", 'x()'],
    ['node a.js -e x', null],
    ["perl -pi -e 's/a/b/' x", 's/a/b/'],
    ["ruby -ne 'puts 1'", 'puts 1'],
    ["php -r 'x();'", 'x();'],
    ["deno eval 'x()'", 'x()'],
    ['ls -e x', null],
  ])('%s has a program among its words: %j', (text, expected) => {
    expect(inlinePrograms(words(text))).toEqual(expected === null ? [] : [expected]);
  });
});
