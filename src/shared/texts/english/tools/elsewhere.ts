// Tools from elsewhere: what is wrong with those that commands bring.

export const elsewhere = {
  'elsewhere.no-declarations':
    'The discovery command (tools.discoveryCommand) printed no JSON array of function declarations.',
  'elsewhere.wrong-declaration': ({ at, problem }: { at: string; problem: string }) =>
    `The discovery command declared a tool that is left out: ${at}: ${problem}`,
  'elsewhere.wrong-name': ({ name }: Named) =>
    `The discovery command declared a tool “${name}”, which is left out: a name has letters, digits, _ and -, at most 64.`,
  'elsewhere.name-taken': ({ name }: Named) =>
    `The discovery command declared a tool “${name}”, which is left out: another tool bears that name.`,
  'elsewhere.wrong-parameters': ({ name, problem }: Named & { problem: string }) =>
    `The tool “${name}” is left out: its parameters cannot be read: ${problem}`,
  'elsewhere.untrusted': ({ root }: { root: string }) =>
    `The discovery command was not run: the folder ${root} is not trusted.`,
  'elsewhere.no-command': ({ command }: Command) =>
    `The discovery command was not run: there is no program ${command}.`,
  'elsewhere.changed': ({ command }: Command) =>
    `The discovery command was not run: ${command} is not what you accepted for this folder.`,
  'elsewhere.failed': ({ command, why }: Command & { why: string }) =>
    `The discovery command ${command} failed:\n${why}`,

  'elsewhere.file-no-json': ({ file }: OfFile) =>
    `${file} brings no tool: it is not a JSON object with name, description and run.`,
  'elsewhere.file-wrong': ({ file, at, problem }: OfFile & { at: string; problem: string }) =>
    `${file} brings no tool: ${at}: ${problem}`,
  'elsewhere.file-program': ({ file, word }: OfFile & { word: string }) =>
    `${file} brings no tool: a program cannot be given by the model: ${word}`,
  'elsewhere.file-name-taken': ({ file, name }: OfFile & Named) =>
    `${file} brings no tool: another tool is called “${name}”.`,
} as const;

type Named = { name: string };
type OfFile = { file: string };
type Command = { command: string };
