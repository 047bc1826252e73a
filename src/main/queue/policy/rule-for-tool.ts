import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Tool } from '../../tools/kit/tool';
import type { RuleWords } from './rule-list';

// Stored form of a rule for a tool from elsewhere. The rule is marked, because the tool may be missing at times; an
// `allow` also stores the tool's fingerprint.

type Brought = Pick<Tool, 'name' | 'source' | 'pin'>;

/** The user's rule in its stored form. AppError `invalid` if the tool cannot be allowed at all or with these words. */
export function ruleForTool(words: RuleWords, tool: Brought | undefined): RuleWords {
  if (tool?.source === undefined) return assertHolds(words);
  if (tool.source.kind === 'server' && words.match !== undefined)
    throw new AppError('invalid', textOf('rule-files.no-match'));
  if (words.effect === 'allow' && tool.pin === undefined)
    throw new AppError('invalid', textOf('rule-files.asks-always', { tool: tool.name }));
  return { ...words, ...heldTo(tool, words.effect === 'allow' ? tool.pin : undefined) };
}

/** The tool is missing: an `allow` for a tool of a server would lack its fingerprint. */
function assertHolds(words: RuleWords): RuleWords {
  if (words.effect === 'allow' && words.tool.includes('__') && words.pin === undefined)
    throw new AppError('invalid', textOf('rule-files.no-pin'));
  return words;
}

/** Additional fields for a rule about the tool. */
export function heldTo({ source }: Pick<Tool, 'source'>, pin: string | undefined): Partial<RuleWords> {
  return { ...(pin !== undefined && { pin }), ...(source !== undefined && { elsewhere: true }) };
}
