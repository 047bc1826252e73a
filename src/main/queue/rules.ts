import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Rule } from '@shared/approval';
import { AppError } from '@shared/errors';
import { type JsonEdit, openJsonFile } from '../storage/json-file';
import { parseProjectRules } from './project-rules';
import { parseRules, type RuleWords, ruleProblem } from './rule-list';

// The standing answers that outlive a chat: those of the opened project and those for everywhere, in one file of the
// user's data folder. Several instances may change it; a person may edit it by hand.

export type Rules = {
  /** What holds in the opened project: its own file's first, then the project's, then those for everywhere. */
  current(): readonly Rule[];
  /**
   * The project, by its real path, whose rules hold from now on. `readProjectFile` gives the text of its own
   * `.pilotfish/rules.json`, or null; from there only `ask` and `deny` are taken.
   */
  openProject(root: string | null, readProjectFile?: () => Promise<string | null>): Promise<void>;
  /** Resolves when the rule is on disk. AppError `invalid` when it cannot be kept. `root` is the project's real path. */
  add(root: string | null, rule: RuleWords): Promise<Rule>;
  /** AppError `not-found`, or `invalid` for a rule of the project's own file. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};

export type RulesOptions = {
  /** Absolute path of `rules.json`. */
  readonly file: string;
  /** Told what holds, whenever that is not what held before. */
  readonly onChange: (rules: readonly Rule[]) => void;
  readonly onProblem: (problem: string) => void;
  readonly now?: () => number;
};

export async function createRules({
  file,
  onChange,
  onProblem,
  now = Date.now,
}: RulesOptions): Promise<Rules> {
  const json = openJsonFile({ path: file, mode: 0o600, onProblem });
  let root: string | null = null;
  let ofProjectFile: readonly Rule[] = [];
  let stored = await json.read();
  let current: readonly Rule[] = [];

  const refresh = () => {
    const next = [...ofProjectFile, ...storedRules(stored, root)];
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    onChange(current);
  };
  const sayProblems = () => {
    for (const problem of problemsOf(stored, root)) onProblem(`${basename(file)}: ${problem}`);
  };
  /** A file a person is in the middle of saving leaves what holds as it is. */
  const reload = async () => {
    const found = await json.peek();
    if (!found) return;
    const changed = JSON.stringify(found.value) !== JSON.stringify(stored);
    stored = found.value;
    if (changed) sayProblems();
    refresh();
  };
  const change = async (decide: (value: unknown) => readonly JsonEdit[]) => {
    await json.edit(decide);
    await reload();
  };
  const reloadQuietly = () =>
    reload().catch((error: unknown) => onProblem(`${basename(file)} cannot be read: ${String(error)}`));

  sayProblems();
  refresh();
  const watching = json.watch(() => void reloadQuietly());

  return {
    current: () => current,
    async openProject(opened, readProjectFile = async () => null) {
      root = opened;
      const parsed = parseProjectRules(await readProjectFile());
      ofProjectFile = parsed.rules;
      for (const problem of [...parsed.problems, ...problemsOf(stored, root)]) onProblem(problem);
      refresh();
    },
    async add(project, words) {
      const problem = ruleProblem(words);
      if (problem) throw new AppError('invalid', problem);
      const place = placeOf(words.scope, project);
      const rule = newRule(words, now());
      await change((value) => [{ path: [...place, rulesAt(value, place).length], value: storedForm(rule) }]);
      return rule;
    },
    async remove(id) {
      if (ofProjectFile.some((rule) => rule.id === id))
        throw new AppError(
          'invalid',
          'This rule is in the project’s .pilotfish/rules.json. Change it there.',
        );
      const places = [['everywhere'], ...(root === null ? [] : [['projects', root]])];
      let found = false;
      await change((value) => {
        const edits = places.flatMap((place) => removalsOf(value, place, id));
        found = edits.length > 0;
        return edits;
      });
      if (!found) throw new AppError('not-found', 'This rule is not there any more.');
    },
    async close() {
      watching.close();
    },
  };
}

/** A person's rule with all that is kept of it. */
export function newRule(words: RuleWords, now: number): Rule {
  const { effect, tool, match, scope } = words;
  return {
    id: randomUUID(),
    effect,
    tool,
    ...(match === undefined ? {} : { match }),
    scope,
    createdAt: now,
    origin: 'person',
  };
}

type Place = readonly string[];

function placeOf(scope: Rule['scope'], root: string | null): Place {
  if (scope === 'everywhere') return ['everywhere'];
  if (scope === 'chat') throw new AppError('invalid', 'A rule for one chat is kept with the chat.');
  if (root === null) throw new AppError('unavailable', 'No folder is open that the rule could be for.');
  return ['projects', root];
}

function rulesAt(value: unknown, place: Place): readonly unknown[] {
  let found = value;
  for (const key of place) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return [];
    found = (found as Record<string, unknown>)[key];
  }
  return Array.isArray(found) ? found : [];
}

function storedRules(value: unknown, root: string | null): Rule[] {
  const ofProject = root === null ? [] : parseRules(rulesAt(value, ['projects', root]), 'project').rules;
  return [...ofProject, ...parseRules(rulesAt(value, ['everywhere']), 'everywhere').rules];
}

function problemsOf(value: unknown, root: string | null): string[] {
  const ofProject = root === null ? [] : parseRules(rulesAt(value, ['projects', root]), 'project').problems;
  return [...ofProject, ...parseRules(rulesAt(value, ['everywhere']), 'everywhere').problems];
}

/** From the last to the first, so that each index still holds when its turn comes. */
function removalsOf(value: unknown, place: Place, id: string): JsonEdit[] {
  const scope = place[0] === 'everywhere' ? 'everywhere' : 'project';
  const { indexes } = parseRules(rulesAt(value, place), scope);
  const index = indexes.get(id);
  return index === undefined ? [] : [{ path: [...place, index], value: undefined }];
}

function storedForm({ id, effect, tool, match, createdAt }: Rule): object {
  return { id, effect, tool, match, createdAt };
}
