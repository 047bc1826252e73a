import { type AnyText, isSameText } from '@shared/texts/text';

// Diagnostics: what is wrong with something that is looked at again and again, said once and taken back when it is
// mended.

/** Whoever tells the person what is wrong. */
export type ProblemReport = {
  onProblem(problem: AnyText): void;
  /** What that sentence says is so no more. */
  onMended?(problem: AnyText): void;
};

/**
 * Told all that is wrong with one thing each time it was looked at, the same perhaps more than once; passes on what is
 * new, and what is so no more.
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
