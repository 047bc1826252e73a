// Not understood: why the effect of a command line is unknown. Each text continues "it cannot be understood: …".

export const notUnderstood = {
  'not-understood.empty': 'it is empty',
  'not-understood.invalid': 'it is not valid',
  'not-understood.too-long': 'it is longer than {{characters, number}} characters',
  'not-understood.too-deep': 'it is nested too deep',
  'not-understood.too-many': 'it holds more than {{commands}} commands',
  'not-understood.control-characters': 'it holds control characters',
  'not-understood.blanks': 'its words and operators cannot be told apart',
  'not-understood.sign': 'it holds “{{sign}}”',
  'not-understood.word': '“{{word}}” is not known before it runs',
  'not-understood.redirection': 'the redirection “{{redirection}}” is not known before it runs',
  'not-understood.reserved': 'it holds “{{word}}”, which is more than a command',
  'not-understood.program-pattern': 'the name “{{name}}” of the program is a pattern',
  'not-understood.cd': 'where “cd” leads is not known before it runs',
  'not-understood.after-cd': 'where it runs depends on a “cd” that may have failed',

  'not-understood.array': 'it sets an array',
  'not-understood.sets': 'it sets {{name}}, by which programs are led elsewhere',
  'not-understood.declaration': 'it holds a variable declaration',
  'not-understood.test': 'it holds a test in brackets',
  'not-understood.variable': 'it holds a variable',
  'not-understood.command-substitution': 'it holds a command substitution',
  'not-understood.arithmetic': 'it holds arithmetic',
  'not-understood.function': 'it holds a function',
  'not-understood.translated-string': 'it holds a translated string',
} as const;
