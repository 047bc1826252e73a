// Form of an MCP server: the card it stands on, what is wrong with what was put into it, and what became of it.

export const form = {
  'tool-name.fill-form': 'Form',
  'call-title.fill-form': ({ server }: { readonly server: string }) => `${server} asks for something`,
  'asks.form': 'only you can answer it',
  'asks.form-faulty': ({ fields }: { readonly fields: readonly string[] }) =>
    `The form was not sent: look at ${fields.join(', ')} again.`,

  'form-card.name': ({ server }: { readonly server: string }) => `Form of the server ${server}`,
  'form-card.heading': ({ server }: { readonly server: string }) => `${server} asks for something`,
  'form-card.about': 'What you put in goes to this server. Never put a password or a key in here.',
  'form-card.send': 'Send',
  'form-card.send-nothing': 'Confirm',
  'form-card.decline': 'Decline',
  'form-card.cancel': 'Cancel',
  'form-card.mend-first': ({ fields }: { readonly fields: readonly string[] }) =>
    `Look at ${fields.join(', ')} first.`,
  'form-card.optional': 'optional',
  'form-card.choose': 'Choose…',
  'form-card.nothing-chosen': 'Nothing',
  'form-card.words': ({ server, message }: { readonly server: string; readonly message: string }) =>
    `${server} asks: ${message}`,

  'form.accepted': ({ server, count }: { readonly server: string; readonly count: number }) =>
    count === 0 ? `Confirmed to ${server}.` : `Sent to ${server}.`,
  'form.declined': ({ server }: { readonly server: string }) => `Declined: nothing was sent to ${server}.`,
  'form.cancelled': ({ server }: { readonly server: string }) => `Cancelled: nothing was sent to ${server}.`,

  'form.required': 'This has to be filled in.',
  'form.not-such': 'Choose one of what is offered.',
  'form.no-number': 'This has to be a number.',
  'form.not-whole': 'This has to be a whole number.',
  'form.too-small': ({ least }: Least) => `At least ${least}.`,
  'form.too-large': ({ most }: Most) => `At most ${most}.`,
  'form.too-short': ({ least }: Least) => `At least ${least} characters.`,
  'form.too-long': ({ most }: Most) => `At most ${most} characters.`,
  'form.too-few': ({ least }: Least) => `Choose at least ${least}.`,
  'form.too-many': ({ most }: Most) => `Choose at most ${most}.`,
  'form.no-email': 'This has to be an email address.',
  'form.no-uri': 'This has to be an address, with its scheme: https://…',
  'form.no-date': 'This has to be a date: 2026-01-31.',
  'form.no-date-time': 'This has to be a date and a time: 2026-01-31T09:30.',
} as const;

type Least = { readonly least: number };
type Most = { readonly most: number };
