// Prompts and resources of MCP servers: what became of one that was asked for.

export const offers = {
  'offers.not-ready': ({ server }: { readonly server: string }) =>
    `The server ${server} is not ready. Look at it in the settings.`,
  'offers.failed': ({ server, reason }: { readonly server: string; readonly reason: string }) =>
    `The server ${server} answered with an error: ${reason}`,
  'offers.attached': ({ resource, characters }: Attached) =>
    `${resource} is attached (${characters} characters).`,
  'offers.attached-beginning': ({ resource, characters, most }: Attached & { readonly most: number }) =>
    `The first ${most} of ${characters} characters of ${resource} are attached: it is too long for more.`,
  'offers.not-attached': ({ resource, why }: { readonly resource: string; readonly why: string }) =>
    `${resource} is not attached: ${why}`,
  'offers.attached-folder': ({ resource, count, all }: { resource: string; count: number; all: number }) =>
    count === all
      ? `A list of what is in ${resource} is attached (${count}).`
      : `A list of ${count} of the ${all} things in ${resource} is attached.`,
  'offers.kept-file': ({ file }: { readonly file: string }) => `A rule keeps ${file} from being read.`,
  'offers.empty': 'There is nothing in it.',
  'offers.binary': ({ what }: { readonly what: string }) => `It is no text: ${what}`,
  'offers.no-such-prompt': ({ server, name }: { readonly server: string; readonly name: string }) =>
    `The server ${server} has no prompt ${name}.`,
  'offers.missing-arguments': ({
    command,
    names,
  }: {
    readonly command: string;
    readonly names: readonly string[];
  }) => `${command} needs ${names.join(' and ')}: ${command} ${names.map((name) => `${name}=…`).join(' ')}`,

  'mention.found': ({ count }: { readonly count: number }) =>
    count === 1
      ? '1 thing to mention. Tab takes it.'
      : `${count} things to mention. Choose with ↑ and ↓, Tab takes one.`,
  'mention.attached': 'Attached with the message',
  'mention.take-out': ({ resource }: { readonly resource: string }) => `Take out ${resource}`,
  'mention.part': ({ name, address }: { readonly name: string; readonly address: string }) =>
    `Write ${name}: ${address}`,

  'prompt-form.heading': ({ title, server }: { readonly title: string; readonly server: string }) =>
    `${title} · ${server}`,
  'prompt-form.optional': ({ name }: { readonly name: string }) => `${name} (optional)`,
} as const;

type Attached = { readonly resource: string; readonly characters: number };
