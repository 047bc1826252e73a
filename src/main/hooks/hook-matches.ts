import { folded, namesOfTool } from '../queue/calls/find-tool';
import type { Tool } from '../tools/kit/tool';

/** The tool of a call, as far as a matcher sees it. */
export type MatchedTool = Pick<Tool, 'name' | 'source'>;

/**
 * Whether the matcher means the tool, by its name or by one that other agents use for it. A matcher is a list of names
 * (`Edit|Write`), or a regular expression.
 */
export function matchesTool(matcher: string, tool: MatchedTool): boolean {
  return matches(matcher, [...namesOfTool(tool), ...serverNames(tool)]);
}

/** Whether the matcher means one of the names. Case, blanks, `_` and `-` do not count in a list of names. */
export function matches(matcher: string, names: readonly string[]): boolean {
  if (matcher === '' || matcher === '*') return true;
  if (/^[\w\s,|-]+$/.test(matcher)) {
    const wanted = matcher.split(/[|,]/).map(folded);
    return names.some((name) => wanted.includes(folded(name)));
  }
  const pattern = new RegExp(matcher, 'i');
  return names.some((name) => pattern.test(name));
}

/** The form of other agents for a tool of a server. */
function serverNames({ name, source }: MatchedTool): readonly string[] {
  return source?.kind === 'server' ? [`mcp__${name}`] : [];
}
