import { listTools } from '../../tools/create-tools';
import type { RuleTool } from '../policy/rule-list';

/** For tests: the tools of these names. */
export function ruleTools(...names: readonly string[]): RuleTool[] {
  return names.flatMap((name) => listTools().filter((tool) => tool.name === name));
}
