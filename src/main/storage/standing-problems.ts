import { type AnyText, isSameText } from '@shared/texts/text';

// Diagnostics: reports each problem of a repeatedly checked thing once, and withdraws it when it is fixed.

/** Reports problems to the user. */
export type ProblemReport = {
  onProblem(problem: AnyText): void;
  /** The sentence is no longer true. */
  onMended?(problem: AnyText): void;
};

/**
 * The returned function takes all problems after each check; duplicates are allowed. It reports new problems and those
 * that are fixed.
 */
export function createStandingProblems(report: ProblemReport): (problems: readonly AnyText[]) => void {
  let standing: readonly AnyText[] = [];
  return (problems) => {
    const before = standing;
    standing = problems.filter((problem, at) => !says(problems.slice(0, at), problem));
    for (const problem of before) if (!says(problems, problem)) report.onMended?.(problem);
    for (const problem of standing) if (!says(before, problem)) report.onProblem(problem);
  };
}

function says(problems: readonly AnyText[], problem: AnyText): boolean {
  return problems.some((one) => isSameText(one, problem));
}
