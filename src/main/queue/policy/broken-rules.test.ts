import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Rule, ruleText } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { ruleTools } from '../testing/rule-tools';
import { createRules, type Rules } from './rules';
import { lastOpened } from './testing/last-opened';

// The effect of the user's rules.json if it is lost, broken or faulty: it never allows more.

const root = '/home/me/project';
const denial = { effect: 'deny', tool: 'edit', scope: 'everywhere' } as const;
const allowance = { effect: 'allow', tool: 'edit', match: 'src/**', scope: 'everywhere' } as const;
const loss = 'rules.json is missing or empty.';

type Opened = {
  readonly rules: Rules;
  readonly file: string;
  readonly problems: string[];
  /** Problems that are gone. */
  readonly mended: string[];
  texts(): string[];
  /** Resolves when `holds` is true; checked at each report of rules or problems. */
  until(holds: () => boolean): Promise<void>;
};

async function open(text?: string): Promise<Opened> {
  const file = join(await tempFolder(), 'rules.json');
  if (text !== undefined) await writeFile(file, text);
  return await openAt(file);
}

async function openAt(file: string): Promise<Opened> {
  const [problems, mended]: [string[], string[]] = [[], []];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const rules = lastOpened(
    await createRules({
      file,
      tools: ruleTools('read_file', 'edit', 'run_shell_command'),
      onChange: tell,
      onProblem(problem) {
        problems.push(say(problem));
        tell();
      },
      onMended(problem) {
        mended.push(say(problem));
        tell();
      },
    }),
  );
  onTestFinished(() => rules.close());
  return {
    rules,
    file,
    problems,
    mended,
    texts: () => rules.current().map((rule: Rule) => ruleText(rule)),
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (holds()) resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

describe('a rules.json that is lost while the app runs', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['gone', (file) => rm(file)],
    ['emptied', (file) => writeFile(file, ' ')],
  ])('goes on holding when it is %s, says so, and is whole again with the next rule', async (_how, lose) => {
    const { rules, file, problems, texts, until } = await open();
    await rules.add(null, denial);
    await lose(file);
    await until(() => problems.some((problem) => problem.startsWith(loss)));
    expect(texts()).toEqual(['deny edit']);
    await rules.add(null, allowance);
    expect(texts()).toEqual(['deny edit', 'allow edit src/**']);
    expect(JSON.parse(await readFile(file, 'utf8')).everywhere).toMatchObject([
      { effect: 'deny' },
      { effect: 'allow' },
    ]);
  });

  it('gives way to an empty object, which says that there are no rules', async () => {
    const { rules, file, texts, until } = await open();
    await rules.add(null, denial);
    await writeFile(file, '{}');
    await until(() => texts().length === 0);
  });
});

it('is not said to be broken, lost or wrong any more when it is mended', async () => {
  const { file, problems, mended, until } = await open(
    '{"everywhere":[{"effect":"deny","tool":"no_such_tool"}]}',
  );
  await rm(file);
  await until(() => problems.length === 2);
  await writeFile(file, '{ broken');
  await until(() => problems.length === 3);
  await writeFile(file, '{}');
  await until(() => mended.length === 3);
  expect(mended.toSorted()).toEqual(problems.toSorted());
});

it('leaves what held when it breaks while the app runs, and keeps it with the next rule', async () => {
  const { rules, file, problems, texts } = await open();
  await rules.add(null, denial);
  await writeFile(file, '{ broken');
  await rules.add(null, allowance);
  expect(texts()).toEqual(['deny edit', 'allow edit src/**']);
  expect(problems.join()).toContain('rules.json is invalid');
});

describe('a rules.json that never could be read', () => {
  const broken = '{"everywhere":[{"effect":"deny","tool":"edit"';

  it('makes everything ask, takes no rule and gives none up, and stays where it is', async () => {
    const { rules, file, texts } = await open(broken);
    const refusal = { code: 'unavailable', message: expect.stringContaining(`Fix ${file}`) };
    await expect(rules.add(null, allowance)).rejects.toMatchObject(refusal);
    await expect(rules.remove(rules.current()[0]?.id ?? '')).rejects.toMatchObject(refusal);
    expect(texts()).toEqual(['ask *']);
    expect(await readFile(file, 'utf8')).toBe(broken);
    expect((await readdir(dirname(file))).filter((name) => name.includes('broken'))).toEqual([]);
  });

  it('says so, and lets go as soon as it is mended', async () => {
    const { file, problems, texts, until } = await open(broken);
    expect(problems).toEqual([
      expect.stringMatching(/^rules\.json is invalid: .* Every call asks until you fix the file\.$/),
    ]);
    await writeFile(`${file}.new`, `${broken}}]}`);
    await rename(`${file}.new`, file);
    await until(() => texts().join() === 'deny edit');
  });

  it('takes rules again once it is mended', async () => {
    const { rules, file, texts } = await open(broken);
    await writeFile(file, `${broken}}]}`);
    await rules.add(null, allowance);
    expect(texts()).toEqual(['deny edit', 'allow edit src/**']);
  });

  it('goes on making everything ask when it is lost as well', async () => {
    const { rules, file, problems, texts, until } = await open(broken);
    await writeFile(file, '');
    await until(() => problems.some((problem) => problem.startsWith(loss)));
    expect(texts()).toEqual(['ask *']);
    await expect(rules.add(null, allowance)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is no better for coming while the app runs', async () => {
    const { rules, file, texts, until } = await open();
    await writeFile(file, broken);
    await until(() => texts().join() === 'ask *');
    await expect(rules.add(null, allowance)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['a folder', (file: string) => mkdir(file), 'Cannot read '],
    ['nested without end', (file: string) => writeFile(file, '['.repeat(100_000)), 'nested deeper than'],
  ])('does not keep the app from starting: %s', async (_what, make, said) => {
    const file = join(await tempFolder(), 'rules.json');
    await make(file);
    const { rules, problems, texts } = await openAt(file);
    expect(texts()).toEqual(['ask *']);
    expect(problems).toEqual([expect.stringContaining(said)]);
    expect(problems[0]).toMatch(/ Every call asks until you fix the file\.$/);
    await expect(rules.add(null, allowance)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a rules.json of another shape', () => {
  it.each<[string, object, string[], string]>([
    [
      'another key',
      { evrywhere: [denial], everywhere: [allowance] },
      ['ask *', 'allow edit src/**'],
      'Unknown key “evrywhere”. Did you mean “everywhere”? Every call asks until you fix the file.',
    ],
    [
      'no list for everywhere',
      { everywhere: { rule: denial } },
      ['ask *'],
      '“everywhere” must be a list of rules. Every call asks until you fix the file.',
    ],
    [
      'no object of projects',
      { projects: [denial] },
      ['ask *'],
      '“projects” must be an object with a list of rules for each folder. Every call asks until you fix the file.',
    ],
    [
      'no list for this project',
      { projects: { [root]: denial } },
      ['ask *'],
      `“${root}” must be a list of rules. Every call asks until you fix the file.`,
    ],
  ])('asks about all it could be about, and says so: %s', async (_what, value, asks, said) => {
    const { rules, problems, texts } = await open(JSON.stringify(value));
    await rules.openProject(root);
    expect(texts()).toEqual(asks);
    expect(problems).toContain(`rules.json: ${said}`);
    await expect(rules.remove(rules.current()[0]?.id ?? '')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('leaves other projects alone', async () => {
    const { rules, texts } = await open(JSON.stringify({ projects: { '/elsewhere': denial } }));
    await rules.openProject(root);
    expect(texts()).toEqual([]);
  });

  it('takes no rule where there is no list it could be in, and is left as it is', async () => {
    const text = JSON.stringify({ everywhere: denial, projects: [] });
    const { rules, file } = await open(text);
    for (const scope of ['everywhere', 'project'] as const)
      await expect(rules.add(root, { ...allowance, scope })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining(file),
      });
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});

/** In the form of the file. */
const denied = { effect: 'deny', tool: 'edit' };
const allowed = { effect: 'allow', tool: 'edit', match: 'src/**' };

it('is read again before every call where the system cannot watch it, and that is said once', async () => {
  const folder = join(await tempFolder(), 'later');
  const { rules, file, problems, texts } = await openAt(join(folder, 'rules.json'));
  const project = await rules.openProject(root);
  expect(problems).toEqual([
    expect.stringMatching(
      /^Cannot watch rules\.json: .*ENOENT.*\. Pilotfish reads it again before every call\.$/,
    ),
  ]);
  await mkdir(folder);
  await writeFile(file, JSON.stringify({ everywhere: [denied] }));
  await rules.catchUp();
  expect(texts()).toEqual(['deny edit']);
  await writeFile(file, JSON.stringify({ projects: { [root]: [denied, allowed] } }));
  await project.catchUp();
  expect(project.current().map(ruleText)).toEqual(['deny edit', 'allow edit src/**']);
  expect(problems).toHaveLength(1);
});

describe('a rule that is misspelt', () => {
  const misspelt = { effect: 'dney', tool: 'edit' };
  const notice = `rules.json: The rule ${JSON.stringify(misspelt)} is invalid, so every call of edit asks. Unknown effect “dney”. Did you mean “deny”?`;

  it('asks from the start, and is named to the user', async () => {
    const { problems, texts } = await open(JSON.stringify({ everywhere: [misspelt, allowed] }));
    expect(texts()).toEqual(['ask edit', 'allow edit src/**']);
    expect(problems).toEqual([notice]);
  });

  it('takes nothing back while the app runs: what was denied and asked about before holds as well', async () => {
    const asking = { effect: 'ask', tool: 'read_file' };
    const { file, problems, texts, until } = await open(
      JSON.stringify({ everywhere: [denied, asking, allowed] }),
    );
    await writeFile(file, JSON.stringify({ everywhere: [misspelt] }));
    await until(() => texts().includes('ask edit'));
    expect(texts()).toEqual(['ask edit', 'deny edit', 'ask read_file']);
    expect(problems).toEqual([
      notice,
      'rules.json: Its earlier ask and deny rules apply until you fix the file.',
    ]);
    await writeFile(file, JSON.stringify({ everywhere: [asking] }));
    await until(() => texts().join() === 'ask read_file');
  });

  it('gives up a rule that is removed meanwhile, but none that is no more in the file', async () => {
    const { rules, file, texts, until } = await open(
      JSON.stringify({ everywhere: [denied, { effect: 'ask', tool: 'edit' }] }),
    );
    await writeFile(file, JSON.stringify({ everywhere: [denied, { effect: 'ak', tool: 'read_file' }] }));
    await until(() => texts().includes('ask read_file'));
    expect(texts()).toEqual(['deny edit', 'ask read_file', 'ask edit']);
    const [first, , held] = rules.current();
    await rules.remove(first?.id ?? '');
    expect(texts()).toEqual(['ask read_file', 'ask edit']);
    await expect(rules.remove(held?.id ?? '')).rejects.toMatchObject({
      code: 'invalid',
      message: `This rule applies until all of ${file} is valid. Fix the file to remove the rule.`,
    });
  });
});
