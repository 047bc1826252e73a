// Tests that failed and passed when they were tried once more, as CI may: named at the end of every run, so that none
// is got used to, and too many fail it.

export const allowedSecondTries = 3;

/** The full names in a report of Playwright's JSON reporter; none without a report. */
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
