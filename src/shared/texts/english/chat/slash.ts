// Slash commands: what ours do, the menu that lists them, and what is wrong with one.

export const slash = {
  'slash.clear': 'New chat; nothing is deleted',
  'slash.compact': 'Summarise older turns now',
  'slash.memory': 'What is remembered',
  'slash.mode': 'What runs without asking',
  'slash.model': 'The model of this chat',
  'slash.plan': 'Plan mode, then the message',
  'slash.tools': 'The tools of this chat',

  'slash.menu': 'Commands',
  'slash.found': ({ count }: { count: number }) =>
    count === 1 ? '1 command. Tab completes it.' : `${count} commands. Choose with ↑ and ↓, Tab completes.`,
  'slash.message-hint': 'message',
  'slash.mode-hint': 'mode',
  'slash.model-hint': 'model',
  'slash.own': 'Yours',
  'slash.project': 'Project',
  /** Opens to the text. */
  'slash.model-reads': 'What the model reads',

  'slash.needs-window': ({ name }: { name: string }) => `/${name} is for a window; there is none here.`,
  'slash.auto-needs-time': 'Auto mode needs an end: choose it over the chat, where it asks for how long.',
  'slash.no-such-mode': ({ given }: { given: string }) =>
    `/mode takes plan, ask, accept-edits or auto, not “${given}”.`,
  'slash.names-model': ({ known }: { known: readonly string[] }) =>
    `/model takes the name of a model, such as ${known.join(', ')}.`,
  'slash.kept-file': ({ file }: { file: string }) =>
    `A rule keeps ${file} from being read, so the command cannot take it along.`,
  'slash.bad-name': ({ name }: { name: string }) =>
    `“${name}” cannot be a command: letters, digits, “.”, “_” and “-” alone, 64 at most.`,
  'slash.taken-name': ({ name }: { name: string }) =>
    `There is a command /${name} already. Give the file another name.`,
  'slash.too-long': ({ most }: { most: number }) => `It is longer than ${most} characters.`,
  'slash.empty': 'It has no prompt: nothing would be sent.',
} as const;
