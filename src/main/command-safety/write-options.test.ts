import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../project/workspace';
import { analyseCommand } from './analyse-command';

// Commands are judged, never run.

let root: string;
let workspace: Workspace;

beforeAll(async () => {
  root = await realpath(await tempFolder());
  for (const folder of ['src/deep', 'sub/conf', 'plain/deep', 'many', 'odd'])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of [
    'a',
    'b',
    'evil',
    'sub/.env',
    'sub/conf/AGENTS.md',
    'plain/deep/x',
    'src/a.ts',
    'odd/-t',
  ])
    await writeFile(join(root, file), 'x');
  await Promise.all(Array.from({ length: 2_001 }, (_, at) => writeFile(join(root, `many/${at}`), '')));
  workspace = await createWorkspace(root);
});

async function danger(text: string): Promise<string | null | undefined> {
  const line = { text, shell: 'bash', directory: '' } as const;
  const { parts } = await analyseCommand(line, workspace, new AbortController().signal);
  return (
    worded(parts)
      .map((part) => part.danger ?? part.unclear)
      .find((each) => each !== null) ?? null
  );
}

describe('each program has options of its own', () => {
  it.each([
    'rsync -rt evil .git/hooks/',
    'rsync -rlptgoD evil .git/hooks/',
    'rsync -o evil .env',
    'rsync -m evil .env',
    'cp -Z evil .env',
    'mv -Z evil .vscode/tasks.json',
    'install -Z evil .git/hooks/pre-commit',
    'cp --context evil .git/hooks/pre-commit',
    'install -o root -g wheel evil .env',
    'scp -P 22 host:x .env',
    'sed -i.l s/a/b/ .env',
    "sed -i '' s/a/b/ .env",
    "sed -i .bak -e 's/a/b/' .env",
    "sed -n 'w .env' evil",
    "sed 's/a/b/w .env' evil",
    "sed 's/[/]/g/w .env' evil",
    "sed -n '/x/{p;w .env\n}' evil",
    "perl -pi.bak -e 's/a/b/' .env",
    "perl -0777pi -e 's/a/b/' .env",
    'perl -i prog -e .env',
    "ruby -i.x -pe 'x' .env",
    'awk -i inplace 1 .env',
    'gawk -iinplace 1 .env',
    'gzip .env',
    'gzip -d .env.gz',
    'xz -k .git/x',
    'zstd evil -o .env',
    'split -l1 a .git/hooks/',
    'csplit -f .git/hooks/x a 1',
    'chmod --reference=evil .env',
    'chown --reference evil .env',
    'chmod -x .env',
    'ed .env',
    'ex .env',
    'vi -c wq .env',
    'tar xfC a.tar .vscode',
    'script -c "cp evil .env"',
    'script -qc "cp evil .env" log',
    'script .env',
    'cp -r sub/. .',
    'cp -r sub/conf src',
    'rsync -r sub/ .',
    'rsync -a sub/ src',
    'git worktree add --reason x .git/x',
    'wget -nv -O .env https://a.example',
  ])('%s', async (text) => {
    expect(await danger(text)).toMatch(/ is a protected file$/);
  });

  it('what lies outside', async () => {
    expect(await danger('rsync -rt evil ../outside/')).toMatch(/outside the project/);
  });
});

describe('what cannot be told from the words asks', () => {
  it.each([
    ['cp --unheard a b', 'the arguments of cp do not show the files it writes'],
    ['cp -Y a b', 'the arguments of cp do not show the files it writes'],
    ['cp a', 'the arguments of cp do not show the files it writes'],
    ['cp a -t', 'the arguments of cp do not show the files it writes'],
    ['rsync --unheard x a b', 'the arguments of rsync do not show the files it writes'],
    ['scp a b -o .env', 'scp makes changes outside this machine'],
    ['curl --unheard x https://a.example', 'the arguments of curl do not show the files it writes'],
    ['sed -i --unheard s/a/b/ a', 'the arguments of sed do not show the files it writes'],
    ['cd odd && cp * a', 'the pattern * may expand to an option'],
    ['touch many/*', 'many/* matches more files than Pilotfish checks'],
    ['cp -r many src', 'many contains more files than Pilotfish checks'],
  ])('%s', async (text, why) => {
    expect(await danger(text)).toBe(why);
  });

  it.each([
    'tar xf a.tar',
    'tar -xzf a.tgz',
    'tar --extract --file a.tar',
    'unzip -o a.zip',
    'cpio -idm',
    'patch -p1 -i evil',
    'patch -p1',
    'git apply evil',
    'git am evil',
    'ed a',
    'ex a',
    'vim -c wq a',
    'sed -f evil a',
    'sed e a',
    "sed 's/a/b/e' a",
    'curl -K evil',
    'curl -OJ https://a.example/x',
    "curl -O 'https://a.example/{.env,x}'",
    'wget -i evil',
    'wget -r -nH https://a.example',
    'gunzip -N a.gz',
    'split --filter=x a',
  ])('%s', async (text) => {
    expect(await danger(text)).toMatch(/ known only at run time/);
  });
});

describe('the everyday commands of an agent do not ask', () => {
  it.each([
    'cp a new',
    'cp -r plain/. dist',
    'cp -av plain new',
    'cp --help',
    'mkdir -p src/x',
    'touch src/new.ts',
    'mv -n a c',
    'ln -sfn src/a.ts link',
    'install -Dm755 a dir/b',
    'sed -i s/a/b/ src/a.ts',
    "sed -i 's|/etc/w|/usr/e|g' src/a.ts",
    "sed -i '' 's|/etc|/usr|' src/a.ts",
    "sed -i -e 's/a/b/' -e '/world/d' src/a.ts",
    "sed -n '1,5p' a",
    "sed 's/[^/]*$/x/' a",
    "sed -E 's/(a|b)[/w]x/\\1/gI; /we/,/e$/d; $!N' a",
    "sed '/x/i\\  hello w' a",
    "sed -n '/^w/,/^e/{p;q}' a",
    "perl -pi -e 's/a/b/' src/a.ts",
    "perl -ne 'print if /x/' a",
    'ruby --version',
    "awk '{print $1}' a",
    "awk -F: -v x=1 '{print}' a",
    'tar czf out.tgz src',
    'tar -czf out.tgz -C src .',
    'tar tf a.tar',
    'unzip -l a.zip',
    'npm test',
    'npm install --save-dev ./x',
    'time npm install -D ./x',
    'env CI=1 npm install --no-audit',
    'timeout 60 npm run patch',
    'curl -s https://a.example',
    'curl -fsSL -H "A: b" -o out.json https://a.example',
    'curl -sS -X POST -d @a --max-time 5 https://a.example',
    'curl -sSf --retry 3 --connect-timeout 5 https://a.example',
    'wget -q https://a.example/x.tgz',
    'tee log.txt',
    'tee -a log.txt',
    'sort -u a -o b',
    'sort -t, -k2,2n a',
    'gzip -k a',
    'gzip -dc a.gz',
    'zcat a.gz',
    'split -l 100 a part-',
    'chmod +x src/a.ts',
    'chmod -R u+w src',
    'chmod 644 *.txt',
    'patch --dry-run -p1',
    'patch a evil',
    'git apply --check evil',
    'git apply --stat evil',
    'git worktree add src/tree -b x',
    'git diff --stat',
    'git commit -m x',
    'truncate -s 0 a',
    'rm a b',
    'vim a',
  ])('%s', async (text) => {
    expect(await danger(text)).toBeNull();
  });
});
