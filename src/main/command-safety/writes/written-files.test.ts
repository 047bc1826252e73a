import { describe, expect, it } from 'vitest';
import { danger, makeJudgedProject, unclear } from '../testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

describe('a program that is told to write a protected file asks', () => {
  it.each([
    ...['uniq a .env', 'uniq -f 1 a .env', 'link a .env', 'link .env a', 'sponge -a .env', 'dos2unix .env'],
    ...[
      'shuf -o .env a',
      'shuf -zo .env a',
      'shuf --output=.env a',
      'shuf --outp .env a',
      'iconv -co .env a',
    ],
    ...['mktemp .github/XXX', 'mktemp -p .github', 'mktemp --tmpdir=.github', 'fallocate -l 1 .env'],
    ...['setfacl -m u:x:r .env', 'chattr +i .env', "yq -i '.a=1' .env", "yq eval --inplace '.a=1' .env"],
    ...[
      'zip .env a',
      'zip -r9 .env src',
      '7z a .env a',
      'jar cf .env a',
      'ar rcs .env a.o',
      'pax -w -f .env a',
    ],
    ...[
      'openssl rand -out .env 10',
      'openssl req -keyout .env',
      'gpg --output .env -d a',
      'ssh-keygen -f .env',
    ],
    ...['gcc -o .env a.c', 'g++ -o.env a.c', 'cc a.c -MF .env', 'go build -o=.env', 'rustc -o .env a.rs'],
    ...[
      'tsc --outDir .github',
      'tsc --outdir .github',
      'protoc --go_out=.github x',
      'pytest --junitxml=.env',
      'make -C .github',
    ],
    ...[
      'npm install --prefix .github x',
      'pip install -t .github x',
      'python3 -m venv .github',
      'virtualenv .github',
    ],
    ...[
      'strace -fo .env ls',
      '/usr/bin/time -o .env ls',
      'perf record -o .env ls',
      'logsave .env ls',
      'flock .env ls',
    ],
    ...[
      'prettier --write .env',
      'npx prettier -w .github/x.yml',
      'eslint --fix .github',
      'gofmt -w .env',
      'black .github',
    ],
    ...['xxd -r a .env', 'base64 -d -o .env a', 'ffmpeg -i a .env', 'convert a .env', 'pandoc -o .env a'],
    ...[
      'aria2c -d .github x',
      'http -o .env x',
      'yt-dlp -o .env x',
      'history -w .env',
      'cmake -E copy a .env',
    ],
    ...[
      'gcp a .env',
      'gmv a .env',
      'grm .env',
      'gln -s .env c',
      'gtouch .env',
      'gtee .env',
      'gsort -o .env a',
    ],
    ...[
      'split a .github/',
      'mkfifo .env',
      'mknod .env p',
      'curl -O https://a.example/.npmrc#x/y',
      'nano .env',
    ],
    ...[
      'curl -LO https://a.example/.npmrc#x',
      'wget https://a.example/%2enpmrc',
      'view .env',
      'cp -sf .env a',
    ],
  ])('%s', async (text) => {
    expect(await danger(text)).toMatch(/ is a protected file$/);
  });

  it.each([
    'zip -r ../x.zip src',
    'gcc -o ../x a.c',
    'ffmpeg -i a ../x.mp4',
    'cmake -B ../x',
    'make -C .. x',
    'ninja -C ../x',
    'go build -o ../x',
    'pytest --junit-xml=../x',
    'openssl enc -in a -out ../x',
    'npm --prefix ../x install',
    'meson setup ../x',
  ])('or one that lies outside: %s', async (text) => {
    expect(await danger(text)).toMatch(/outside the project$/);
  });

  it.each([
    '7z x a.7z',
    '7z e a.7z -o.github',
    'ar x a',
    'jar xf a.jar',
    'pax -r',
    'unrar x a',
    'rename s/a/b/ a',
    'vidir',
    "zip -T -TT 'touch .env' x.zip",
    "sqlite3 a.db '.output .env'",
    "sqlite3 a.db '.shell x'",
    'python -m zipfile -e a b',
    'uudecode a',
    'view -c x a',
  ])('or what is known only when it runs: %s', async (text) => {
    expect(await danger(text)).not.toBeNull();
  });

  it.each([
    ...['ar -rcs .env a.o', 'ar r -c .env a.o', 'ar rb a.o .env b.o', 'ar s .env', 'jar -cf .env src'],
    ...['jar cmf a .env src', 'jar --create --file=.env src', 'jar -c -f .env src', 'jar i .env'],
    ...['zip -P secret .env a', 'zip -qP secret .env a', 'zip --password secret .env a'],
    ...['xxd -r -seek 5 a .env', 'xxd -r --seek 5 a .env', 'ffmpeg -i a .env -loglevel error'],
    ...['openssl genrsa --out .env', 'go build --o .env', 'go test --coverprofile=.env ./...'],
    ...['gofmt --w .env', 'clang-format --i .env', 'tsc -outFile .env', 'tsc --OUTFILE .env'],
    ...['tsc --OutFile=.env', 'gpg -ao.env -s a', 'shuf -zo.env a', 'gcc -MF.env a.c', 'make -kC.github'],
    ...['cmake --build .github', 'python3 -m zipfile -c .env a', 'python3.12 -mtarfile --create .env a'],
    ...[
      'python3.12 -m venv .github',
      'python -Imvenv .github',
      'python -W ignore -m pip install -t .github x',
    ],
  ])('however its options are spelt: %s', async (text) => {
    expect(await danger(text)).toMatch(/ is a protected file$/);
  });

  it.each([
    'ar -x a',
    'ar vx a',
    'jar xfv a.jar',
    'jar --extract --file a.jar',
    'python3 -mzipfile -e a src',
  ])('and what is taken out: %s', async (text) => {
    expect(await danger(text)).toMatch(/ known only at run time/);
  });

  it.each([
    ...["tar -I 'sh x.sh' -cf a.tar src", "tar --use-compress-program='rm -rf x' -cf a.tar src"],
    ...["tar -tf a.tar -I 'rm -rf x'", 'tar -I ./gzip -cf a.tar src', "strace -o '|rm -rf x' ls"],
    ...["strace -fo '!rm -rf x' ls", `rsync -e 'sh -c "rm -rf x"' a host:b`, 'rsync --rsh=./ssh a host:b'],
    ...["rsync -e 'ssh -oProxyCommand=x' a host:b", "scp -oProxyCommand='rm -rf x' a host:b"],
    ...['scp -o LocalCommand=x a host:b', 'scp -S ./evil a host:b', 'scp -F x a host:b'],
  ])('and what an option starts: %s', async (text) => {
    expect(await unclear(text)).toMatch(/ known only at run time/);
  });

  it.each([
    ...['ar t a', 'ar rcs lib.a a.o', 'jar tf a.jar', 'jar cfe x.jar Main src', 'jar --list --file a.jar'],
    ...['tar -I zstd -cf a.tar src', "tar -I 'zstd -19 -T0' -cf a.tar src", 'strace -o log ls'],
    ...['ffmpeg -i /x/a.mp4 -c:v libx264 -ss 1 out.mp4', 'go test -run ./../x', 'python3 -m zipfile -l a'],
    ...['python3 -m pytest', 'make -j8 -f../Makefile', 'gcc -I../include -c a.c', 'xxd -s 5 a b'],
  ])('but nothing else: %s', async (text) => {
    expect(await danger(text)).toBeNull();
  });

  it('what is given from a folder of the options is there', async () => {
    expect(await danger('gcc -o out -I/usr/include a.c')).toBeNull();
    expect(await danger('npm run x -- --prefix=/y')).toBeNull();
  });
});
