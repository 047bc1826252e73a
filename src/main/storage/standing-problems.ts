// What is wrong with something that is looked at again and again, said once and taken back when it is mended.

/** Whoever tells the person what is wrong. */
export type ProblemReport = {
  onProblem(problem: string): void;
  /** What that sentence says is so no more. */
  onMended?(problem: string): void;
};

/** Told all that is wrong with one thing each time it was looked at; passes on what is new, and what is so no more. */
export function createStandingProblems(report: ProblemReport): (problems: readonly string[]) => void {
  let standing: readonly string[] = [];
  return (problems) => {
    const before = standing;
    standing = problems;
    for (const problem of before) if (!problems.includes(problem)) report.onMended?.(problem);
    for (const problem of problems) if (!before.includes(problem)) report.onProblem(problem);
  };
}
