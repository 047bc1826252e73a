import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { type Rule, unreadRuleId } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { createStandingProblems } from '../../storage/standing-problems';
import { openPersonRules, type PersonRulesFile } from './person-rules-file';
import { followProjectRules, type ProjectRulesFile } from './project-rules-file';
import { type RuleTool, type RuleWords, ruleProblem } from './rule-list';
import { createRuleViews, noFile, type RuleView } from './rule-views';
import { additionOf, removalsOf } from './stored-rules';

// The standing answers that outlive a chat: those of the opened projects and those for everywhere, in one file of the
// user's data folder. Several instances may change it; a person may edit it by hand.

/** What holds in a project, or, of `Rules` itself, where none is open. */
export type HeldRules = Pick<RuleView, 'current' | 'catchUp'> & {
  /**
   * AppError `not-found`; `invalid` for a rule that is not in the person's file but in the project's, or stands for what
   * is not understood; `unavailable` when the file cannot be changed.
   */
  remove(id: string): Promise<void>;
};

export type ProjectRules = HeldRules & Pick<RuleView, 'close'>;

export type Rules = HeldRules & {
  /**
   * What holds in the project, by its real path, until that is closed: its own file's first, then the project's, then
   * those for everywhere. `file` is its own `.pilotfish/rules.json`, which is followed; from there only `ask` and
   * `deny` are taken. `onChange` is called whenever something else holds there.
   */
  openProject(root: string | null, file?: ProjectRulesFile, onChange?: () => void): Promise<ProjectRules>;
  /**
   * Resolves when the rule is on disk. AppError `invalid` when it cannot be kept, `unavailable` when the file cannot
   * take it. `root` is the project's real path.
   */
  add(root: string | null, rule: RuleWords): Promise<Rule>;
  close(): Promise<void>;
};

export type RulesOptions = {
  /** Absolute path of `rules.json`. */
  readonly file: string;
  /** The tools a rule can be for. */
  readonly tools: readonly RuleTool[];
  /** Told what holds everywhere, whenever that is not what held before. */
  readonly onChange: (rules: readonly Rule[]) => void;
  /** `file`: the one it is about, where that is the person's own. */
  readonly onProblem: (problem: AnyText, file: 'rules.json' | null) => void;
  /** Told the same sentence when it is so no more. */
  readonly onMended?: (problem: AnyText) => void;
  readonly now?: () => number;
};

export async function createRules(options: RulesOptions): Promise<Rules> {
  const { file, tools, onChange, onMended = () => {}, now = Date.now } = options;
  const onProblem = (problem: AnyText) => options.onProblem(problem, 'rules.json');
  const person = await openPersonRules({ path: file, tools, onProblem, onMended });
  const views = createRuleViews({
    stored: (root) => person.of(root).rules,
    onChange: () => onChange(views.everywhere.current()),
  });
  const sayAll = createStandingProblems({ onProblem, onMended });
  const sayProblems = () => {
    const problems = views.roots().flatMap((root) => person.of(root).problems);
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
      const rule = newRule(words, now());
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

/** A person's rule with all that is kept of it. */
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
