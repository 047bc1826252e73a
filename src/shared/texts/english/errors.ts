// Failures a call of a window is answered with: what happened, to what, and what would help.

export const errors = {
  internal: 'Something went wrong inside Pilotfish. The log has the details.',

  'wire.closed': 'The connection to Pilotfish is gone.',
  'wire.not-connected': 'Pilotfish is not connected.',
  'wire.connecting': 'Pilotfish is not connected. It is being tried again.',
  'wire.too-many-calls': 'Too many calls wait for an answer. Try again when some have come.',
  'wire.no-such-call': ({ call }: { call: string }) => `There is no call "${call}".`,
  'wire.no-handler': ({ call }: { call: string }) => `${call} has no handler.`,
  'wire.bad-input': ({ call, problem }: { call: string; problem: string }) => `${call}: ${problem}`,
  'wire.no-such-topic': ({ topic }: { topic: string }) => `There is no topic "${topic}".`,

  'file.held': ({ file }: { file: string }) =>
    `${file} is held by another process. Delete it if none is running.`,
  'file.not-made': ({ file, reason }: FileFault) => `${file} cannot be made: ${reason}.`,
  'file.not-read': ({ file, reason }: FileFault) => `${file} cannot be read: ${reason}.`,
  'file.not-written': ({ file, reason }: FileFault) => `${file} cannot be written: ${reason}.`,
  'file.not-put-aside': ({ file, reason }: FileFault) => `${file} cannot be put aside: ${reason}.`,

  'home.unusable': ({ home, reason }: { home: string; reason: string }) =>
    `Pilotfish cannot use its data folder ${home}: ${reason}. Set PILOTFISH_HOME to a folder you may write to.`,

  'settings.demo-is-built-in': 'The demo model is built in and cannot be changed.',
  'settings.from-environment':
    'This provider comes from the environment (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL).',
  'key.moved': ({ provider, origin, next }: MovedKey) =>
    `The stored key of ${provider} is for ${origin}, but its base URL is now at ${next}. Enter the key again in the settings.`,
  'key.moving': ({ provider, origin, next }: MovedKey) =>
    `The stored key of ${provider} is for ${origin} and is not sent to ${next}. Enter the key for ${next}, or save without one.`,

  'model.none':
    'No model is chosen. Choose one in the settings, or set OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL.',
  'model.provider-gone': ({ provider }: { provider: string }) =>
    `The provider "${provider}" is not in the settings any more. Choose another model for this chat.`,
  'model.unnamed': ({ provider }: { provider: string }) =>
    `No model is named for ${provider}. Choose one in the settings, or set OPENAI_MODEL.`,
  'model.not-the-demo': ({ model }: { model: string }) =>
    `"${model}" has answered in this chat, and the demo model is a script that cannot go on with it. Choose another model, or start a new chat.`,
  'models.no-answer': ({ provider, seconds }: { provider: string; seconds: number }) =>
    `${provider} did not answer within ${seconds} s.`,
  'models.key-refused': ({ provider, status }: { provider: string; status: number }) =>
    `${provider} did not accept this API key (${status}).`,
  'models.key-wanted': ({ provider, status }: { provider: string; status: number }) =>
    `${provider} wants an API key (${status}).`,
  'models.no-list': ({ url }: { url: string }) =>
    `There is no list of models at ${url} (404). Check the base url.`,

  'terminal.gone': 'This terminal is not there any more.',
  'terminal.agents': 'This is a command of the agent’s. Take it over to type into it.',
  'terminal.no-input-wanted': 'This command does not wait for input.',
  'terminal.no-shell': ({ shell }: { shell: string }) =>
    `Your shell ${shell} cannot be started: there is no such program.`,
  'terminal.still-running': 'This command is still running. Stop it first.',
  'terminal.left-running': 'What this command started is still running. Stop it first.',
  'command.keep-background-only': 'Only a background command that runs can be kept running.',
  'command.cannot-be-kept': 'This command cannot be kept running.',
  'command.cannot-be-kept-why': ({ why }: { why: string }) => `This command cannot be kept running: ${why}.`,
  'command.ended': 'This command has ended.',
  'command.answered-elsewhere': 'Another Pilotfish answers for this command.',
  'command.record-not-changed': ({ reason }: { reason: string }) =>
    `This command's record could not be changed: ${reason}.`,

  'message.gone': 'This message is not in the chat.',
  'call.gone': 'This call is not in the chat.',
} as const;

type FileFault = { file: string; reason: string };
type MovedKey = { provider: string; origin: string; next: string };
