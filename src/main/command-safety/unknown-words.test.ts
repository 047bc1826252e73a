import { expect, it } from 'vitest';
import { danger, makeJudgedProject } from './testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

const asks = `
  rm $x
  rm "$x"
  find . $x
  git $x
  git push origin "$x"
  git checkout $x
  bash $x
  sudo $x
  timeout "$x" npm test
  env $x npm test
  npx "$x"
  npm $x
  kubectl "$x" pods
  docker $x
  printf "$x"
  [ $x ]
  test "$x" "$y"
  gh pr "$x"
  docker run $x
  test -v "$x"
  touch "$x"
  cp a "$x"
  echo a > "$x"
  sed -i s/a/b/ "$x"
  bash -c "$x"
  for f in *; do rm $f; done
  for f in .git/hooks/*; do echo x > "$f"; done
  x=.git/hooks/pre-commit; touch $x
  GIT_SSH_COMMAND=x git fetch
  export EDITOR=x; git commit
  bash <<< "git push --force"
  cat <<E | bash
`;

const asksNothing = `
  echo $x "$y" $(pwd)
  npm run build -- "$x"
  npm test $x
  docker run --rm -v "$PWD":/app node npm test
  node "$x"
  git add "$x"
  git commit -m "$(cat a)"
  git commit -am "$x"
  [ "$x" = y ]
  [ -z "$x" ]
  [ $? -eq 0 ]
  exit $?
  for f in src/*.ts; do npx prettier --write "$f"; done
  for d in src b; do (cd src && npm test); done
  x=src/a.ts; touch "$x"
  CI=true npm test
  export A=b && npm run build
  npm start &
  if npm test; then echo yes; fi
  while ! npm test; do sleep 1; done
  f() { npm test; }; f
  case $x in a) npm test;; esac
  mkdir -p src/{x,y}
  node <<< "console.log(1)"
`;

it.each(asks.trim().split(/\n\s*/))('%s asks', async (text) => {
  expect(await danger(text.startsWith('cat <<E') ? `${text}\nx\nE` : text)).not.toBeNull();
});

it.each(asksNothing.trim().split(/\n\s*/))('%s does not ask', async (text) => {
  expect(await danger(text)).toBeNull();
});
