// For tests: reads the profile of a command in the sandbox of macOS, and decides as the system would.

export type Rule = {
  readonly effect: string;
  readonly operations: readonly string[];
  readonly filters: readonly string[];
};

/** Each rule at the top level: its effect, its operations, and its filters as text. */
export function rulesIn(profile: string): Rule[] {
  const withoutComments = profile.replaceAll(/^;.*$/gm, '');
  return listsIn(withoutComments).map((list) => {
    const [, head = '', rest = ''] = /^\((.*?)(\(.*)?\)$/s.exec(list) ?? [];
    const [effect = '', ...operations] = head.trim().split(/\s+/);
    return { effect, operations, filters: listsIn(rest).filter((one) => !one.startsWith('(with ')) };
  });
}

/** The lists of a text, with what is in them. */
function listsIn(source: string): string[] {
  const lists: string[] = [];
  let [depth, start] = [0, 0];
  for (const token of source.matchAll(/"(?:[^"\\]|\\.)*"|[()]/gs)) {
    if (token[0] === '(' && depth++ === 0) start = token.index;
    if (token[0] === ')' && --depth === 0) lists.push(source.slice(start, token.index + 1));
  }
  return lists;
}

/** Whether the profile allows the operation at the path: the last rule that matches counts, as in the system. */
export function allows(rules: readonly Rule[], operation: string, target: string): boolean {
  const covers = (one: string) =>
    one === operation || one === 'default' || (one.endsWith('*') && operation.startsWith(one.slice(0, -1)));
  const last = rules.findLast(
    ({ operations, filters }) =>
      operations.some(covers) && (filters.length === 0 || filters.some((filter) => matches(filter, target))),
  );
  return last?.effect === 'allow';
}

function matches(filter: string, target: string): boolean {
  const [, kind, quoted = '""'] = /^\((subpath|literal|regex) (".*")\)$/s.exec(filter) ?? [];
  const value: string = JSON.parse(quoted);
  if (kind === 'regex') return new RegExp(value).test(target);
  const inside = value === '/' ? value : `${value}/`;
  return target === value || (kind === 'subpath' && target.startsWith(inside));
}
