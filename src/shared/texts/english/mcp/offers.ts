// Prompts and resources of MCP servers: what became of one that was asked for.

export const offers = {
  'offers.not-ready': ({ server }: { readonly server: string }) =>
    `The server ${server} is not ready. Look at it in the settings.`,
  'offers.failed': ({ server, reason }: { readonly server: string; readonly reason: string }) =>
    `The server ${server} answered with an error: ${reason}`,
  'offers.attached': ({ resource, characters }: { readonly resource: string; readonly characters: number }) =>
    `${resource} is attached (${characters} characters).`,
  'offers.not-attached': ({ resource, why }: { readonly resource: string; readonly why: string }) =>
    `${resource} is not attached: ${why}`,
} as const;
