import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { type Rule, unreadRuleId } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { lastingIdentityOf } from '../../base/files/folder-identity';
import { createStandingProblems } from '../../storage/standing-problems';
import { openPersonRules, type PersonRulesFile } from './person-rules-file';
import { followProjectRules, type ProjectRulesFile } from './project-rules-file';
import { type RuleTool, type RuleWords, ruleProblem } from './rule-list';
import { createRuleViews, noFile, type RuleView } from './rule-views';
import { additionOf, removalsOf } from './stored-rules';

// Rules that outlive a chat: those of opened projects and those for everywhere, in one file of the user's data folder.
// Several instances may change it, and the user may edit it by hand.

/** Rules in effect in a project, or, for `Rules` itself, outside all projects. */
export type HeldRules = Pick<RuleView, 'current' | 'catchUp'> & {
  /**
   * AppError `not-found`; `invalid` for a rule in the project's file, or one that replaces an unreadable part;
   * `unavailable` if the file cannot be changed.
   */
  remove(id: string): Promise<void>;
};

export type ProjectRules = HeldRules & Pick<RuleView, 'close'>;

export type Rules = HeldRules & {
  /**
   * The rules in effect in the project, by its real path, until it is closed. Order: its own file, then the user's
   * rules for the project, then those for everywhere. `file` is its own `.pilotfish/rules.json`, which Pilotfish
   * follows; it can contain only `ask` and `deny`. Calls `onChange` whenever the rules change.
   */
  openProject(root: string | null, file?: ProjectRulesFile, onChange?: () => void): Promise<ProjectRules>;
  /**
   * Resolves when the rule is on disk. AppError `invalid` if it cannot be stored, `unavailable` if the file cannot be
   * written. `root` is the project's real path.
   */
  add(root: string | null, rule: RuleWords): Promise<Rule>;
  close(): Promise<void>;
};

export type RulesOptions = {
  /** Absolute path of `rules.json`. */
  readonly file: string;
  /** The tools a rule can be for. */
  readonly tools: readonly RuleTool[];
  /** Receives the rules for everywhere, whenever they change. */
  readonly onChange: (rules: readonly Rule[]) => void;
  /** `file`: the faulty file, if it is the user's own. */
  readonly onProblem: (problem: AnyText, file: 'rules.json' | null) => void;
  /** Receives the same sentence when the problem is gone. */
  readonly onMended?: (problem: AnyText) => void;
  readonly now?: () => number;
};

export async function createRules(options: RulesOptions): Promise<Rules> {
  const { file, tools, onChange, onMended = () => {}, now = Date.now } = options;
  const onProblem = (problem: AnyText) => options.onProblem(problem, 'rules.json');
  const person = await openPersonRules({ path: file, tools, onProblem, onMended });
  /** The identities of the folders when they were last opened, by root. */
  const identities = new Map<string, string | null>();
  const stored = (root: string | null) =>
    person.of(root === null ? null : { root, identity: identities.get(root) ?? null });
  const views = createRuleViews({
    stored: (root) => stored(root).rules,
    onChange: () => onChange(views.everywhere.current()),
  });
  const sayAll = createStandingProblems({ onProblem, onMended });
  const sayProblems = () => {
    const problems = views.roots().flatMap((root) => stored(root).problems);
    sayAll(problems.map((problem) => textOf('rule-files.in-file', { file: basename(file), problem })));
  };
  const held = (view: Omit<RuleView, 'close'>): HeldRules => ({
    current: view.current,
    catchUp: () => person.catchUp().then(view.catchUp),
    remove: (id) => removeRule(id, view, { person, file, tools }),
  });
  sayProblems();
  const stopFollowing = person.follow((isAnother) => {
    if (isAnother) sayProblems();
    views.refresh();
  });

  return {
    ...held(views.everywhere),
    async openProject(root, projectFile, onProjectChange = () => undefined) {
      const ofProject = (problem: AnyText) => options.onProblem(problem, null);
      const following = { tools, onChange: views.refresh, onProblem: ofProject, onMended };
      if (root !== null) identities.set(root, await lastingIdentityOf(root));
      const ofFile = projectFile ? await followProjectRules(projectFile, following) : noFile;
      const view = views.open({ root, ofFile }, onProjectChange);
      sayProblems();
      const close = () => {
        view.close();
        sayProblems();
      };
      return { ...held(view), close };
    },
    async add(project, words) {
      const problem = ruleProblem(words, tools);
      if (problem) throw new AppError('invalid', problem);
      const isOfFolder = project !== null && words.effect === 'allow' && words.scope === 'project';
      const folder = isOfFolder ? (identities.get(project) ?? (await lastingIdentityOf(project))) : null;
      const rule = { ...newRule(words, now()), ...(folder === null ? {} : { folder }) };
      await person.edit((value) => [additionOf(value, rule, { root: project, file })]);
      return rule;
    },
    async close() {
      views.close();
      stopFollowing();
    },
  };
}

type Kept = Pick<RulesOptions, 'file' | 'tools'> & { readonly person: PersonRulesFile };

async function removeRule(
  id: string,
  { root, ofFile, current }: Omit<RuleView, 'close'>,
  { person, file, tools }: Kept,
): Promise<void> {
  const removed = current().find((rule) => rule.id === id);
  if (ofFile.current().some((rule) => rule.id === id))
    throw new AppError('invalid', textOf('rule.in-project-file'));
  let found = false;
  await person.edit((value) => {
    const edits = removalsOf(value, id, { root, tools });
    found = edits.length > 0;
    if (found && removed) person.forget(removed);
    return edits;
  });
  if (found) return;
  if (id === unreadRuleId) throw new AppError('invalid', textOf('rule.stands-for-fault', { file }));
  if (current().some((rule) => rule.id === id))
    throw new AppError('invalid', textOf('rule.holds-until-understood', { file }));
  throw new AppError('not-found', textOf('rule.gone'));
}

/** A user's rule with all its stored fields. */
export function newRule(words: RuleWords, now: number): Rule {
  const { effect, tool, match, scope, pin, elsewhere } = words;
  return {
    id: randomUUID(),
    effect,
    tool,
    ...(match === undefined ? {} : { match }),
    ...(pin === undefined ? {} : { pin }),
    ...(elsewhere && { elsewhere }),
    scope,
    createdAt: now,
    origin: 'person',
  };
}
