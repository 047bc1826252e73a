import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rule } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { ruleTools } from '../testing/rule-tools';
import type { ProjectRulesFile } from './project-rules-file';
import { createRules, newRule, type Rules } from './rules';
import { lastOpened } from './testing/last-opened';

const root = '/home/me/project';
const changes: { readonly effect: 'allow'; readonly tool: 'edit'; readonly match: string } = {
  effect: 'allow',
  tool: 'edit',
  match: 'src/**',
};

type Opened = {
  readonly rules: Rules;
  readonly file: string;
  readonly problems: string[];
  /** Resolves when `holds` is true for the rules in effect. */
  until(holds: (rules: readonly Rule[]) => boolean): Promise<void>;
};

async function open(folder: string): Promise<Opened> {
  const file = join(folder, 'rules.json');
  const problems: string[] = [];
  const listeners = new Set<() => void>();
  const rules = lastOpened(
    await createRules({
      file,
      tools: ruleTools('read_file', 'edit', 'write_file', 'delete_file', 'run_shell_command'),
      onChange: () => {
        for (const listener of listeners) listener();
      },
      onProblem: (problem) => problems.push(say(problem)),
      now: () => 5,
    }),
  );
  onTestFinished(() => rules.close());
  const until: Opened['until'] = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (holds(rules.current())) resolve();
      };
      listeners.add(look);
      look();
    });
  return { rules, file, problems, until };
}

const texts = (rules: Rules) =>
  rules.current().map(({ effect, tool, match, scope }) => [effect, tool, match, scope]);

describe('rules', () => {
  it('are none at first', async () => {
    const { rules, problems } = await open(await tempFolder());
    expect([rules.current(), problems]).toEqual([[], []]);
  });

  it('are kept for their project and for everywhere', async () => {
    const folder = await tempFolder();
    const { rules } = await open(folder);
    await rules.openProject(root);
    await rules.add(root, { ...changes, scope: 'project' });
    await rules.add(root, { effect: 'deny', tool: '*', match: '.env', scope: 'everywhere' });
    expect(texts(rules)).toEqual([
      ['allow', 'edit', 'src/**', 'project'],
      ['deny', '*', '.env', 'everywhere'],
    ]);
    await rules.openProject('/home/me/other');
    expect(texts(rules)).toEqual([['deny', '*', '.env', 'everywhere']]);

    const again = await open(folder);
    await again.rules.openProject(root);
    expect(texts(again.rules)).toEqual([
      ['allow', 'edit', 'src/**', 'project'],
      ['deny', '*', '.env', 'everywhere'],
    ]);
  });

  it('are on disk, for their owner alone, when adding resolves', async () => {
    const { rules, file } = await open(await tempFolder());
    const rule = await rules.add(root, { ...changes, scope: 'project' });
    expect(rule).toEqual({ id: rule.id, ...changes, scope: 'project', createdAt: 5, origin: 'person' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      projects: { [root]: [{ id: rule.id, ...changes, createdAt: 5 }] },
    });
  });

  it.each([
    ['a chat, which keeps its own', root, { ...changes, scope: 'chat' }, 'invalid'],
    ['a project when none is open', null, { ...changes, scope: 'project' }, 'unavailable'],
    ['every tool, to allow', root, { effect: 'allow', tool: '*', scope: 'everywhere' }, 'invalid'],
    ['a place outside', root, { ...changes, match: '../x', scope: 'project' }, 'invalid'],
    ['an absolute place', root, { ...changes, match: '/etc/x', scope: 'project' }, 'invalid'],
    [
      'what would take for ever to compare',
      root,
      { ...changes, match: '*a*a*a*a*b', scope: 'project' },
      'invalid',
    ],
  ] as const)('are not kept for %s', async (_what, project, words, code) => {
    const { rules, file } = await open(await tempFolder());
    await expect(rules.add(project, words)).rejects.toMatchObject({ code });
    expect(await readFile(file, 'utf8').catch(() => null)).toBeNull();
  });

  it('are removed by their id, once', async () => {
    const { rules } = await open(await tempFolder());
    await rules.openProject(root);
    const [first] = await Promise.all([
      rules.add(root, { ...changes, scope: 'project' }),
      rules.add(root, { effect: 'ask', tool: 'edit', scope: 'project' }),
      rules.add(root, { effect: 'deny', tool: 'edit', match: 'x', scope: 'everywhere' }),
    ]);
    await rules.remove(first.id);
    expect(texts(rules)).toEqual([
      ['ask', 'edit', undefined, 'project'],
      ['deny', 'edit', 'x', 'everywhere'],
    ]);
    await expect(rules.remove(first.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('two instances', () => {
  it('lose no rule of each other', async () => {
    const folder = await tempFolder();
    const [one, two] = [await open(folder), await open(folder)];
    const words = (match: string) => ({ ...changes, match, scope: 'everywhere' }) as const;
    const names = Array.from({ length: 10 }, (_, number) => `file-${number}`);
    await Promise.all(names.map((name, number) => (number % 2 ? one : two).rules.add(null, words(name))));
    const all = (rules: readonly Rule[]) => rules.length === names.length;
    await Promise.all([one.until(all), two.until(all)]);
    expect(
      one.rules
        .current()
        .map(({ match }) => match)
        .toSorted(),
    ).toEqual(names);
  });

  it('see what the other removed', async () => {
    const folder = await tempFolder();
    const [one, two] = [await open(folder), await open(folder)];
    const { id } = await one.rules.add(null, { ...changes, scope: 'everywhere' });
    await two.until((rules) => rules.length === 1);
    await two.rules.remove(id);
    await one.until((rules) => rules.length === 0);
  });
});

describe('a rules.json written by hand', () => {
  it('needs neither ids nor times, and its rules can be removed', async () => {
    const folder = await tempFolder();
    await writeFile(
      join(folder, 'rules.json'),
      '{\n  // mine\n  "everywhere": [{ "effect": "deny", "tool": "delete_file" }, { "effect": "ask", "tool": "edit" }]\n}\n',
    );
    const { rules, file } = await open(folder);
    expect(texts(rules)).toEqual([
      ['deny', 'delete_file', undefined, 'everywhere'],
      ['ask', 'edit', undefined, 'everywhere'],
    ]);
    await rules.remove(rules.current()[0]?.id ?? '');
    expect(texts(rules)).toEqual([['ask', 'edit', undefined, 'everywhere']]);
    expect(await readFile(file, 'utf8')).toContain('// mine');
  });

  it('is taken up while the app runs', async () => {
    const { rules, file, until } = await open(await tempFolder());
    await writeFile(`${file}.new`, '{"everywhere":[{"effect":"deny","tool":"edit"}]}');
    await rename(`${file}.new`, file);
    await until((all) => all.length === 1);
    expect(texts(rules)).toEqual([['deny', 'edit', undefined, 'everywhere']]);
  });

  it('with a rule that is not understood says so, asks in its place, and leaves it in the file', async () => {
    const folder = await tempFolder();
    const bad = '{"effect":"perhaps","tool":"edit"}';
    await writeFile(
      join(folder, 'rules.json'),
      `{"everywhere":[${bad},{"effect":"allow","tool":"*"},{"effect":"deny","tool":"edit"}]}`,
    );
    const { rules, file, problems } = await open(folder);
    expect(texts(rules)).toEqual([
      ['ask', 'edit', undefined, 'everywhere'],
      ['deny', 'edit', undefined, 'everywhere'],
    ]);
    expect(problems).toEqual([
      'rules.json: The rule {"effect":"perhaps","tool":"edit"} is invalid, so every call of edit asks. Unknown effect “perhaps”. Did you mean “ask”?',
      'rules.json: Pilotfish ignores the rule {"effect":"allow","tool":"*"}. Use * only with ask and deny. An allow rule needs the name of a tool.',
    ]);
    await rules.add(null, { ...changes, scope: 'everywhere' });
    expect(JSON.parse(await readFile(file, 'utf8')).everywhere[0]).toEqual(JSON.parse(bad));
  });
});

describe("a project's own rules", () => {
  const projectFile = (rules: unknown): ProjectRulesFile => ({
    read: async () => ({ kind: 'text', text: JSON.stringify({ rules }) }),
    watch: () => () => undefined,
  });

  it('may ask and deny, and cannot be removed here', async () => {
    const { rules, problems } = await open(await tempFolder());
    await rules.openProject(
      root,
      projectFile([
        { effect: 'deny', tool: '*', match: 'secrets/**' },
        { effect: 'ask', tool: 'edit' },
      ]),
    );
    expect(rules.current()).toMatchObject([
      { effect: 'deny', tool: '*', match: 'secrets/**', scope: 'project', origin: 'project-file' },
      { effect: 'ask', tool: 'edit', scope: 'project', origin: 'project-file' },
    ]);
    expect(problems).toEqual([]);
    await expect(rules.remove(rules.current()[0]?.id ?? '')).rejects.toMatchObject({ code: 'invalid' });
    await rules.openProject(null);
    expect(rules.current()).toEqual([]);
  });

  it('that cannot be watched are read again when asked to, and that is said once', async () => {
    const { rules, problems } = await open(await tempFolder());
    let effect = 'ask';
    const file: ProjectRulesFile = {
      read: async () => ({ kind: 'text', text: JSON.stringify({ rules: [{ effect, tool: 'edit' }] }) }),
      watch(_onTouched, onLost) {
        onLost(new Error('no watches left'));
        onLost(new Error('no watches left'));
        return () => undefined;
      },
    };
    await rules.openProject(root, file);
    effect = 'deny';
    await rules.catchUp();
    expect(texts(rules)).toEqual([['deny', 'edit', undefined, 'project']]);
    expect(problems.filter((problem) => problem.includes('watch'))).toEqual([
      'Cannot watch the project’s .pilotfish/rules.json: no watches left. Pilotfish reads it again before every call.',
    ]);
  });

  it('are watched no more when they cannot be read at all, and those of the project before hold', async () => {
    const { rules } = await open(await tempFolder());
    await rules.openProject(root, projectFile([{ effect: 'deny', tool: 'edit' }]));
    let isWatched = false;
    const file: ProjectRulesFile = {
      read: () => Promise.reject(new Error('a broken disk')),
      watch() {
        isWatched = true;
        return () => {
          isWatched = false;
        };
      },
    };
    await expect(rules.openProject('/home/me/other', file)).rejects.toThrow('a broken disk');
    expect(isWatched).toBe(false);
    expect(texts(rules)).toEqual([['deny', 'edit', undefined, 'project']]);
  });

  it('allow nothing, and that is said', async () => {
    const { rules, problems } = await open(await tempFolder());
    await rules.openProject(
      root,
      projectFile([
        { effect: 'allow', tool: 'edit' },
        { effect: 'deny', tool: 'edit' },
      ]),
    );
    expect(texts(rules)).toEqual([['deny', 'edit', undefined, 'project']]);
    expect(problems).toEqual([
      'The project’s .pilotfish/rules.json: Pilotfish ignores 1 allow rule. A project can add only ask and deny rules.',
    ]);
  });
});

it('gives a rule of a user all that is kept of it', () => {
  const rule = newRule({ effect: 'allow', tool: 'edit', scope: 'chat' }, 9);
  expect(rule).toEqual({
    id: rule.id,
    effect: 'allow',
    tool: 'edit',
    scope: 'chat',
    createdAt: 9,
    origin: 'person',
  });
});
