// Asks: why a call waits for a person, and why an answer of theirs cannot be taken.

export const asks = {
  'asks.by-mode': 'the mode is {{mode}}',
  'asks.rule': 'rule "{{rule}}" ({{scope, scope}}) asks',
  'asks.rule-reaches': 'it may read what rule "{{rule}}" ({{scope, scope}}) is about',
  'asks.rule-perhaps': 'it may be what rule "{{rule}}" ({{scope, scope}}) is about',
  'asks.discovered': 'tools of the discovery command ask every time',
  'asks.not-held': 'it is started as it is, not held to reading',
  'asks.repeats': 'the same call came three times in a row',
  'asks.host-not-allowed': 'in the sandbox a command reaches only hosts that a rule allows',
  'asks.sandbox-lifted': 'you want it to run without the sandbox',
  'asks.plan': 'a plan is yours to decide',
  'asks.question': 'the answer is yours to give',
  'asks.unknown-kind': 'nobody knows what a tool like {{tool}} can do',
  'asks.not-understood': 'it cannot be understood: {{why}}',

  'asks.stale':
    '{{file}} changed on disk after the proposal, which no longer applies. Give it up, or have the model read the file again.',
  'asks.moved':
    '{{file}} was renamed to {{to}} after the proposal; what is in it stays as it is. Give the proposal up, or have the model read the file again.',
  'asks.stale-file':
    'The file changed on disk after the proposal, which no longer applies. Give it up, or have the model read the file again.',

  'asks.not-as-seen': 'The proposal is not the one you saw. Look at it again.',
  'asks.not-stale': 'The proposal still applies: accept or reject it.',
  'asks.no-rule': 'This call is asked about every time: no rule can be kept for it.',
  'asks.no-text': 'There is no text here that could be edited.',
  'asks.no-such-hunk': 'A part that was decided on is not in this proposal. Look at it again.',
  'asks.not-behind':
    'One of the calls that were accepted with it does not come later in its batch. Look at them again.',
  'asks.hunks-not-in-text': 'The text is another than the decisions on its parts say. Look at it again.',
  'asks.no-such-line-there': 'A comment is on a line that is not there.',
  'asks.other-answer': 'This asks for another kind of answer.',
  'asks.no-command': 'There is no command left that could run.',
  'asks.rule-misses': 'The rule does not cover this very call. Change it so that it does.',
  'asks.no-such-line_one': 'The plan has 1 line: a comment is on none of them.',
  'asks.no-such-line_other': 'The plan has {{count, number}} lines: a comment is on none of them.',
  'asks.no-such-choice': 'There is no choice “{{choice}}” here.',
  'asks.one-choice': 'Only one of the choices can be taken.',
  'asks.no-answer': 'Choose something, or write an answer of your own.',
  'asks.look-again': 'Look at the command you wrote once more: {{why}}.',
  'asks.the-file': 'the file',
  'asks.moved-on': '{{file}} changed on disk. Look at the proposal again.',
  'asks.moved-on-stale': '{{file}} changed on disk, and the proposal no longer applies.',
  'asks.stopped-first': 'The turn was stopped first.',
  'asks.earlier-reply': 'The calls of an earlier reply are not over yet.',
  'asks.not-waiting': 'This call does not wait for an answer.',
  'asks.not-running': 'The turn is not running. Continue it, then decide.',
  'asks.not-running-now': 'This call is not running.',
  'asks.already-decided': 'This call was decided already.',
  'asks.nothing-waits': 'There is no change that waits for an answer here.',
  'asks.not-writable': '{{problem}}. Make it writable, then accept again; until then the question waits.',
  'asks.half-character':
    'The text holds one half of a character ({{character}}), which {{file}} cannot hold. Take it out.',
  'asks.no-such-character':
    '{{file}} is written in {{encoding}}, which has no "{{character}}" ({{code}}). Take it out, or save the file as UTF-8 first.',
} as const;
