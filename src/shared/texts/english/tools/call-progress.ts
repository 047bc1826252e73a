// What a running call says of how far it is.

export const callProgress = {
  'call-progress.agent': ({ doing, tokens }: { doing: string; tokens: number }) =>
    `${doing} · ${tokens.toLocaleString('en')} ${tokens === 1 ? 'token' : 'tokens'}`,
  'call-progress.agent-thinks': 'Thinking',
  'call-progress.agent-writes': 'Writing',
  'call-progress.agent-compacts': 'Summarising what it knows',
  'call-progress.agent-calls': ({ titles }: { titles: readonly string[] }) => titles.join(', '),
  'call-progress.files-read': ({ read, total }: { read: number; total: number }) =>
    `${read} of ${total} ${total === 1 ? 'file' : 'files'}`,
  'call-progress.asks-about-content': 'Asking about the content',
  'call-progress.asks-about-page': 'Asking about the page',
  'call-progress.asks-for-text': 'Asking the model which text it meant',
  'call-progress.summarises-output': 'Summarising the output',
  'call-progress.elsewhere': ({ message, done, total }: { message: string; done: number; total: number }) =>
    [message, total > 0 ? `${done} of ${total}` : ''].filter((part) => part !== '').join(' · ') || `${done}`,
  'call-progress.awaits-input': ({ output }: { output: string }) =>
    `${output}\nThe command waits for input. Type it in its terminal, wait, or stop it.`,
} as const;
