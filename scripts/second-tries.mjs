// Tests that failed and passed on a second try, as CI allows. Every run ends with their names, so that somebody
// notices, and fails if there are too many.

export const allowedSecondTries = 3;

/** The full names in a report of Playwright's JSON reporter; empty without a report. */
export function secondTries(report) {
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

function inSuite({ title, specs = [], suites = [] }, above) {
  const names = [...above, title];
  return [
    ...specs.flatMap((spec) => inSpec(spec, names)),
    ...suites.flatMap((suite) => inSuite(suite, names)),
  ];
}

function inSpec({ title, tests }, names) {
  const flaky = tests.filter(({ status }) => status === 'flaky');
  return flaky.map(({ projectName }) => [`[${projectName}]`, ...names, title].join(' › '));
}
