import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../syntax/parse-command';
import { pipedDanger } from './piped-programs';

// Commands are judged, never run.

async function dangerOf(text: string): Promise<string | null> {
  const { parts } = await parseCommand(text);
  return parts.map((part) => worded(pipedDanger(part.words, part))).find((why) => why !== null) ?? null;
}

describe('an interpreter that gets its program from another command asks', () => {
  it.each([
    ...[
      'echo x | bash',
      'cat a | sh',
      'cat a | bash /dev//stdin',
      'cat a | go run -',
      'cat a | irb',
      'cat a | ssh-agent sh',
      'cat a | bash -x',
      'cat a | bash -s -- y',
      'cat a | bash -o pipefail',
    ],
    ...['cat a | bash /dev/stdin', 'cat a | tee b | sh', '(cat a) | sh', 'cat a | (cd src && sh)'],
    ...[
      'cat a | fish',
      'cat a | rbash',
      'cat a | ksh93',
      'cat a | mksh',
      'cat a | tcsh',
      'cat a | busybox sh',
    ],
    ...[
      'cat a | python -',
      'cat a | python3',
      'cat a | python3 -u',
      'cat a | python3 -u -',
      'cat a | ipython',
    ],
    ...['cat a | node', 'cat a | node -', 'cat a | node --import x', 'cat a | npx tsx', 'cat a | ts-node'],
    ...[
      'cat a | deno run -A -',
      'cat a | bun run -',
      'cat a | uv run -',
      'cat a | perl -w',
      'cat a | ruby -',
    ],
    ...[
      'cat a | php',
      'cat a | lua -',
      'cat a | Rscript -',
      'cat a | R --no-save',
      'cat a | pwsh -Command -',
    ],
    ...['cat a | psql', 'cat a | sqlite3 db', 'cat a | make -f -', 'cat a | awk -f -', 'cat a | /bin/sh'],
    ...[
      "cat a | sqlite3 -cmd '.mode json' a.db",
      'cat a | sqlite3 -separator , a.db',
      'cat a | sqlite3 a.db -json',
    ],
    ...[
      'cat a | make --makefile=-',
      'cat a | make all -f -',
      'cat a | uv run --script -',
      'cat a | uv run -s -',
    ],
    ...[
      'cat a | node --disable-warning DEP0040',
      'cat a | node --icu-data-dir x -',
      'cat a | node --new x -',
    ],
    ...[
      'cat a | psql --host h --username u --dbname d',
      'cat a | psql d --username u',
      'cat a | psql --new x d',
    ],
    ...['cat a | mysql --host h --user u --password=x db', 'cat a | mysql -f db', 'cat a | mysql --new x db'],
    ...[
      'cat a | env bash',
      'cat a | timeout 5 bash',
      'cat a | xargs python3',
      'ls | xargs bash',
      'xargs node',
    ],
  ])('%s', async (text) => {
    expect(await dangerOf(text)).toMatch(/would run the output of another command$/);
  });

  it('says which', async () => {
    expect(await dangerOf('echo x | timeout 5 bash')).toBe('bash would run the output of another command');
  });
});

describe('one that is told its program does not', () => {
  it.each([
    ...[
      'cat a | bash b.sh',
      "cat a | bash -c 'cat'",
      "cat a | bash -eo pipefail -c 'cat'",
      'cat a | bash --version',
    ],
    ...['cat a | python3 b.py', "cat a | python3 -c 'import sys'", 'cat a | python3 -m json.tool'],
    ...['cat a | node b.js', "cat a | node -e 'x'", "cat a | node -pe 'x'", 'cat a | node --import tsx b.ts'],
    ...[
      "cat a | perl -ne 'print'",
      "cat a | perl -lane 'print'",
      "cat a | ruby -e 'x'",
      "cat a | php -r 'x'",
    ],
    ...[
      "cat a | awk '{print}'",
      'cat a | bc',
      'cat a | deno fmt -',
      'cat a | uv run pytest',
      'bash',
      'ls && sh',
    ],
    ...["cat a | sqlite3 a.db 'select 1'", "cat a | sqlite3 -json a.db 'select 1'", 'cat a | make -j all'],
    ...[
      'cat a | node --disable-warning DEP0040 b.js',
      'cat a | node --no-warnings b.js',
      'cat a | uv run b.py -',
    ],
    ...[
      "cat a | psql --host h -U u -d d -c 'select 1'",
      "cat a | mysql -u u -e 'select 1' db",
      "cat a | awk '1' -",
    ],
    ...[
      "cat a | psql -c 'select 1'",
      'ls | xargs node b.js',
      'ls | xargs grep sh',
      'cat a | make',
      'cat a | go test ./...',
      'cat a | swift build',
    ],
  ])('%s', async (text) => {
    expect(await dangerOf(text)).toBeNull();
  });
});
