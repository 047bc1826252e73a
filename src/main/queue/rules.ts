import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Rule } from '@shared/approval';
import { AppError } from '@shared/errors';
import { type JsonEdit, openJsonFile } from '../storage/json-file';
import { type FollowedRules, followProjectRules, type ProjectRulesFile } from './project-rules-file';
import { parseRules, type RuleList, type RuleWords, ruleProblem } from './rule-list';

// The standing answers that outlive a chat: those of the opened project and those for everywhere, in one file of the
// user's data folder. Several instances may change it; a person may edit it by hand.

export type Rules = {
  /** What holds in the opened project: its own file's first, then the project's, then those for everywhere. */
  current(): readonly Rule[];
  /**
   * The project, by its real path, whose rules hold from now on. `file` is its own `.pilotfish/rules.json`, which is
   * followed; from there only `ask` and `deny` are taken.
   */
  openProject(root: string | null, file?: ProjectRulesFile): Promise<void>;
  /** Resolves when the rule is on disk. AppError `invalid` when it cannot be kept. `root` is the project's real path. */
  add(root: string | null, rule: RuleWords): Promise<Rule>;
  /** AppError `not-found`, or `invalid` for a rule of the project's own file. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};

export type RulesOptions = {
  /** Absolute path of `rules.json`. */
  readonly file: string;
  /** The names of the tools a rule can be for. */
  readonly tools: readonly string[];
  /** Told what holds, whenever that is not what held before. */
  readonly onChange: (rules: readonly Rule[]) => void;
  readonly onProblem: (problem: string) => void;
  readonly now?: () => number;
};

export async function createRules({
  file,
  tools,
  onChange,
  onProblem,
  now = Date.now,
}: RulesOptions): Promise<Rules> {
  const json = openJsonFile({ path: file, mode: 0o600, onProblem });
  let root: string | null = null;
  let ofProjectFile: FollowedRules = noProjectFile;
  // One that is broken stays where it is, to be mended, and until then everything asks.
  const first = await json.peek('Until it is mended, every call asks.');
  let stored: unknown = first ? first.value : notUnderstood;
  let current: readonly Rule[] = [];

  const refresh = () => {
    const next = [...ofProjectFile.current(), ...storedRules(stored, root, tools)];
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    onChange(current);
  };
  const sayProblems = () => {
    for (const problem of problemsOf(stored, root, tools)) onProblem(`${basename(file)}: ${problem}`);
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
    async openProject(opened, projectFile) {
      root = opened;
      ofProjectFile.close();
      ofProjectFile = noProjectFile;
      if (projectFile)
        ofProjectFile = await followProjectRules(projectFile, { tools, onChange: refresh, onProblem });
      for (const problem of problemsOf(stored, root, tools)) onProblem(problem);
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
      if (ofProjectFile.current().some((rule) => rule.id === id))
        throw new AppError(
          'invalid',
          'This rule is in the project’s .pilotfish/rules.json. Change it there.',
        );
      const places = [['everywhere'], ...(root === null ? [] : [['projects', root]])];
      let found = false;
      await change((value) => {
        const edits = places.flatMap((place) => removalsOf(value, place, { id, tools }));
        found = edits.length > 0;
        return edits;
      });
      if (!found) throw new AppError('not-found', 'This rule is not there any more.');
    },
    async close() {
      ofProjectFile.close();
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

const noProjectFile: FollowedRules = { current: () => [], close: () => undefined };

/** Stands for a file that never could be read. */
const notUnderstood = { everywhere: [{ effect: 'ask', tool: '*', id: 'rules-not-understood' }] };

function storedRules(value: unknown, root: string | null, tools: readonly string[]): Rule[] {
  return storedLists(value, root, tools).flatMap(({ rules }) => rules);
}

function problemsOf(value: unknown, root: string | null, tools: readonly string[]): string[] {
  return storedLists(value, root, tools).flatMap(({ problems }) => problems);
}

function storedLists(value: unknown, root: string | null, tools: readonly string[]): RuleList[] {
  const list = (place: Place, scope: Rule['scope']) =>
    parseRules(rulesAt(value, place), { scope, origin: 'person', tools });
  return [
    ...(root === null ? [] : [list(['projects', root], 'project')]),
    list(['everywhere'], 'everywhere'),
  ];
}

/** From the last to the first, so that each index still holds when its turn comes. */
function removalsOf(
  value: unknown,
  place: Place,
  { id, tools }: { readonly id: string; readonly tools: readonly string[] },
): JsonEdit[] {
  const scope = place[0] === 'everywhere' ? 'everywhere' : 'project';
  const { indexes } = parseRules(rulesAt(value, place), { scope, origin: 'person', tools });
  const index = indexes.get(id);
  return index === undefined ? [] : [{ path: [...place, index], value: undefined }];
}

function storedForm({ id, effect, tool, match, createdAt }: Rule): object {
  return { id, effect, tool, match, createdAt };
}
