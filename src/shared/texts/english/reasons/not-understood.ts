// Not understood: why the effect of a command line is unknown. Each text continues "Pilotfish cannot understand it: …".

export const notUnderstood = {
  'not-understood.empty': 'it is empty',
  'not-understood.invalid': 'its syntax is invalid',
  'not-understood.too-long': 'it is longer than {{characters, number}} characters',
  'not-understood.too-deep': 'it is nested too deeply',
  'not-understood.too-many': 'it contains more than {{commands}} commands',
  'not-understood.control-characters': 'it contains control characters',
  'not-understood.blanks': 'its words and operators are ambiguous',
  'not-understood.sign': 'it contains “{{sign}}”',
  'not-understood.word': '“{{word}}” is known only at run time',
  'not-understood.redirection': 'the redirection “{{redirection}}” is known only at run time',
  'not-understood.reserved': 'it contains “{{word}}”, a word with a special meaning',
  'not-understood.program-pattern': 'the program name “{{name}}” is a pattern',
  'not-understood.cd': 'the target of “cd” is known only at run time',
  'not-understood.after-cd': 'its folder depends on a “cd” that may have failed',

  'not-understood.array': 'it sets an array',
  'not-understood.sets': 'it sets {{name}}, a variable that can change the behaviour of programs',
  'not-understood.declaration': 'it contains a variable declaration',
  'not-understood.test': 'it contains a test in brackets',
  'not-understood.variable': 'it contains a variable',
  'not-understood.command-substitution': 'it contains a command substitution',
  'not-understood.arithmetic': 'it contains arithmetic',
  'not-understood.function': 'it contains a function',
  'not-understood.translated-string': 'it contains a translated string',
} as const;
