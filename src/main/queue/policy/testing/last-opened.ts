import type { HeldRules, Rules } from '../rules';

// For tests: the rules of the project that was opened last, in the form of the rules for everywhere.

export function lastOpened(rules: Rules): Rules {
  let shown: HeldRules = rules;
  return {
    ...rules,
    current: () => shown.current(),
    catchUp: () => shown.catchUp(),
    remove: (id) => shown.remove(id),
    async openProject(root, file, onChange) {
      const project = await rules.openProject(root, file, onChange);
      shown = project;
      return project;
    },
  };
}
