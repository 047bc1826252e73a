import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Rule } from '@shared/approval';
import { AppError } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { createStandingProblems } from '../../storage/standing-problems';
import { openPersonRules } from './person-rules-file';
import { followProjectRules, type ProjectRulesFile } from './project-rules-file';
import { type RuleTool, type RuleWords, ruleProblem } from './rule-list';
import { createRuleViews, noFile, type RuleView } from './rule-views';
import { additionOf, removalsOf, standsForUnread } from './stored-rules';

// The standing answers that outlive a chat: those of the opened projects and those for everywhere, in one file of the
// user's data folder. Several instances may change it; a person may edit it by hand.

export type Rules = {
  /** What holds in the project that was opened last, of those that are open. */
  current(): readonly Rule[];
  /**
   * What holds in the project, by its real path, until that is closed: its own file's first, then the project's, then
   * those for everywhere. `file` is its own `.pilotfish/rules.json`, which is followed; from there only `ask` and
   * `deny` are taken. `onChange` is called whenever something else holds there.
   */
  openProject(root: string | null, file?: ProjectRulesFile, onChange?: () => void): Promise<ProjectRules>;
  /** The same of the project that was opened last, as `RuleView` says. */
  catchUp(): Promise<void>;
  /**
   * Resolves when the rule is on disk. AppError `invalid` when it cannot be kept, `unavailable` when the file cannot
   * take it. `root` is the project's real path.
   */
  add(root: string | null, rule: RuleWords): Promise<Rule>;
  /**
   * AppError `not-found`; `invalid` for a rule that is not in the person's file but in the project's, or stands for what
   * is not understood; `unavailable` when the file cannot be changed.
   */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};

export type ProjectRules = Pick<RuleView, 'current' | 'catchUp' | 'close'>;

export type RulesOptions = {
  /** Absolute path of `rules.json`. */
  readonly file: string;
  /** The tools a rule can be for. */
  readonly tools: readonly RuleTool[];
  /** Told what holds in the project opened last, whenever that is not what held before. */
  readonly onChange: (rules: readonly Rule[]) => void;
  readonly onProblem: (problem: AnyText) => void;
  /** Told the same sentence when it is so no more. */
  readonly onMended?: (problem: AnyText) => void;
  readonly now?: () => number;
};

export async function createRules({
  file,
  tools,
  onChange,
  onProblem,
  onMended = () => {},
  now = Date.now,
}: RulesOptions): Promise<Rules> {
  const person = await openPersonRules({ path: file, tools, onProblem, onMended });
  const views = createRuleViews({ stored: (root) => person.of(root).rules, onShown: onChange });
  const sayAll = createStandingProblems({ onProblem, onMended });
  const sayProblems = (root: string | null) =>
    sayAll(person.of(root).problems.map((problem) => `${basename(file)}: ${problem}`));
  sayProblems(null);
  views.refresh();
  const stopFollowing = person.follow((isAnother) => {
    if (isAnother) sayProblems(views.shown().root);
    views.refresh();
  });

  return {
    current: () => views.shown().current(),
    async openProject(root, projectFile, onProjectChange = () => undefined) {
      const following = { tools, onChange: views.refresh, onProblem, onMended };
      const ofFile = projectFile ? await followProjectRules(projectFile, following) : noFile;
      sayProblems(root);
      const view = views.open({ root, ofFile }, onProjectChange);
      return { ...view, catchUp: () => person.catchUp().then(view.catchUp) };
    },
    catchUp: () => person.catchUp().then(() => views.shown().catchUp()),
    async add(project, words) {
      const problem = ruleProblem(words, tools);
      if (problem) throw new AppError('invalid', problem);
      const rule = newRule(words, now());
      await person.edit((value) => [additionOf(value, rule, { root: project, file })]);
      return rule;
    },
    async remove(id) {
      const { root, ofFile, current } = views.shown();
      const removed = current().find((rule) => rule.id === id);
      if (ofFile.current().some((rule) => rule.id === id))
        throw new AppError(
          'invalid',
          'This rule is in the project’s .pilotfish/rules.json. Change it there.',
        );
      let found = false;
      await person.edit((value) => {
        const edits = removalsOf(value, id, { root, tools });
        found = edits.length > 0;
        if (found && removed) person.forget(removed);
        return edits;
      });
      if (!found && standsForUnread(id))
        throw new AppError(
          'invalid',
          `This rule stands for what is not understood in ${file}. Mend it there.`,
        );
      if (!found && current().some((rule) => rule.id === id))
        throw new AppError('invalid', `This rule holds until all of ${file} is understood. Mend it there.`);
      if (!found) throw new AppError('not-found', 'This rule is not there any more.');
    },
    async close() {
      views.close();
      stopFollowing();
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
