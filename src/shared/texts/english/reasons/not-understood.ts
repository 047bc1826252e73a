// Not understood: why nobody can tell what a command line does. Each continues "it cannot be understood: …".

export const notUnderstood = {
  'not-understood.empty': 'it is empty',
  'not-understood.invalid': 'it is not valid',
  'not-understood.too-long': ({ characters }: { characters: number }) =>
    `it is longer than ${characters} characters`,
  'not-understood.too-deep': 'it is nested too deep',
  'not-understood.too-many': ({ commands }: { commands: number }) =>
    `it holds more than ${commands} commands`,
  'not-understood.control-characters': 'it holds control characters',
  'not-understood.blanks': 'its words and operators cannot be told apart',
  'not-understood.background': 'it starts something in the background',
  'not-understood.sign': ({ sign }: { sign: string }) => `it holds "${sign}"`,
  'not-understood.word': ({ word }: { word: string }) => `"${word}" is not known before it runs`,
  'not-understood.redirection': ({ redirection }: { redirection: string }) =>
    `the redirection "${redirection}" is not known before it runs`,
  'not-understood.reserved': ({ word }: { word: string }) =>
    `it holds "${word}", which is more than a command`,
  'not-understood.program-pattern': ({ name }: { name: string }) =>
    `the name "${name}" of the program is a pattern`,
  'not-understood.cd': 'where "cd" leads is not known before it runs',
  'not-understood.after-cd': 'where it runs depends on a "cd" that may have failed',

  'not-understood.not-simple': 'it holds more than simple commands',
  'not-understood.assignment': 'it holds a variable assignment',
  'not-understood.assignments': 'it holds variable assignments',
  'not-understood.declaration': 'it holds a variable declaration',
  'not-understood.test': 'it holds a test in brackets',
  'not-understood.variable': 'it holds a variable',
  'not-understood.command-substitution': 'it holds a command substitution',
  'not-understood.process-substitution': 'it holds a process substitution',
  'not-understood.arithmetic': 'it holds arithmetic',
  'not-understood.here-document': 'it holds a here-document',
  'not-understood.here-string': 'it holds a here-string',
  'not-understood.function': 'it holds a function',
  'not-understood.group': 'it holds a group of commands',
  'not-understood.translated-string': 'it holds a translated string',
} as const;
