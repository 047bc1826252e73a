import { type PlainKey, type Text, textOf } from '@shared/texts/text';
import { engineReason } from '../ripgrep-errors';

// The fault of an expression in the user's language, for the known English messages of the engines.

export function expressionFault(stderr: string): Text {
  const reason = engineReason(stderr);
  const known = reasons.find(({ said }) => said.some((words) => reason.includes(words)))?.key;
  if (known !== undefined)
    return textOf('search.bad-expression', {
      why: textOf(known === unclosedGroup && endsInBackslash(stderr) ? 'search.backslash-at-end' : known),
    });
  // ripgrep refused for another reason, so its own message is better.
  if (!/regex|PCRE2/.test(stderr)) return textOf('search.bad-expression', { why: reason });
  return textOf('search.invalid-expression');
}

/** ripgrep puts the expression into a group. A backslash at the end escapes the end of the group. */
function endsInBackslash(stderr: string): boolean {
  return /^ {4}\(\?:(?:[^\\\n]|\\.)*\\\)$/m.test(stderr);
}

const unclosedGroup = 'search.group-not-closed';

type Reason = { readonly said: readonly string[]; readonly key: PlainKey };

/** Messages of both engines. The first match counts. */
const reasons: readonly Reason[] = [
  { said: ['unclosed group', 'missing closing parenthesis'], key: unclosedGroup },
  { said: ['unopened group', 'unmatched closing parenthesis'], key: 'search.group-not-opened' },
  { said: ['unclosed character class', 'missing terminating ]'], key: 'search.class-not-closed' },
  {
    said: ['repetition operator missing expression', 'quantifier does not follow a repeatable item'],
    key: 'search.nothing-to-repeat',
  },
  { said: ['unclosed counted repetition'], key: 'search.repetition-not-closed' },
  { said: ['incomplete escape sequence', '\\ at end of pattern'], key: 'search.backslash-at-end' },
  {
    said: ['unrecognized escape sequence', 'unrecognized character follows \\'],
    key: 'search.no-such-escape',
  },
  { said: ['the start must be <= the end', 'out of order'], key: 'search.range-backwards' },
  {
    said: ['capture group', 'subpattern name', 'subpatterns have the same name'],
    key: 'search.bad-group-name',
  },
  { said: ['reference to non-existent subpattern'], key: 'search.no-such-group' },
  { said: ['length of lookbehind assertion is not limited'], key: 'search.look-behind-unlimited' },
  { said: ['Unicode property not found', 'unknown property'], key: 'search.no-such-property' },
  { said: ['exceeds size limit', 'too large', 'too big'], key: 'search.expression-too-large' },
];
