import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Tool } from '../../tools/kit/tool';
import type { RuleWords } from './rule-list';

// Rule for a tool that somebody else brings, as it is kept: marked as such, because the tool is not always there, and
// where it allows something held to what the tool is now.

type Brought = Pick<Tool, 'name' | 'source' | 'pin'>;

/** As the person's rule is kept. AppError `invalid` when nothing can be allowed to the tool, or not what it says. */
export function ruleForTool(words: RuleWords, tool: Brought | undefined): RuleWords {
  if (tool?.source === undefined) return assertHolds(words);
  if (tool.source.kind === 'server' && words.match !== undefined)
    throw new AppError('invalid', textOf('rule-files.no-match'));
  if (words.effect === 'allow' && tool.pin === undefined)
    throw new AppError('invalid', textOf('rule-files.asks-always', { tool: tool.name }));
  return { ...words, ...heldTo(tool, words.effect === 'allow' ? tool.pin : undefined) };
}

/** Of a tool that is not there: what is allowed to one of a server holds to nothing then. */
function assertHolds(words: RuleWords): RuleWords {
  if (words.effect === 'allow' && words.tool.includes('__') && words.pin === undefined)
    throw new AppError('invalid', textOf('rule-files.no-pin'));
  return words;
}

/** What is kept with a rule for the tool, beside its words. */
export function heldTo({ source }: Pick<Tool, 'source'>, pin: string | undefined): Partial<RuleWords> {
  return { ...(pin !== undefined && { pin }), ...(source !== undefined && { elsewhere: true }) };
}
