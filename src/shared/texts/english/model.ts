// The model: why a request failed or an answer is not whole, and what would help.

export const model = {
  'model.demo': 'Demo model',
  'model.environment': 'Environment',
  'model.no-key': ({ provider, status }: Answered) =>
    `${provider} wants an API key (${status}) and none is set. Add it in the settings.`,
  'model.key-refused': ({ provider }: { provider: string }) =>
    `${provider} did not accept the API key (401). Check it in the settings.`,
  'model.not-for-key': ({ provider, model: name, said }: Refused) =>
    `${provider} does not let this API key use "${name}" (403)${quoted(said)}`,
  'model.no-credit': ({ provider, status, said }: Refused) =>
    `${provider} answers no more: the account has no credit left (${status})${quoted(said)}`,
  'model.rate-limit': ({ provider, said }: Refused) =>
    `${provider} limits how often it may be asked (429)${quoted(said)}`,
  'model.context-too-long': ({ model: name, status, said }: Refused) =>
    `The conversation is too long for "${name}" (${status})${quoted(said)}`,
  'model.no-tools': ({ provider, model: name, status, said }: Refused) =>
    `"${name}" of ${provider} cannot use tools (${status})${quoted(said)} Choose another model, or switch tools off for this provider in the settings to chat without them.`,
  'model.no-images': ({ provider, model: name, status, said }: Refused) =>
    `"${name}" of ${provider} cannot take images (${status})${quoted(said)} Choose another model, or switch images off for this provider in the settings.`,
  'model.not-found': ({ provider, model: name, url, said }: Refused) =>
    `${provider} has no model "${name}", or the base URL ${url} is wrong (404)${quoted(said)}`,
  'model.server-failed': ({ provider, status, said }: Refused) =>
    `${provider} failed (${status})${quoted(said)}`,
  'model.redirect': ({ provider, status }: Answered) =>
    `${provider} answered with a redirect (${status}). Set the address it leads to as base URL.`,
  'model.request-refused': ({ provider, status, said }: Refused) =>
    `${provider} did not accept the request (${status})${quoted(said)}`,

  'model.unreachable': ({ provider, url, why }: { provider: string; url: string; why: string }) =>
    `Cannot reach ${provider} (${url}): ${why}`,
  'model.connection-failed': ({ provider, url, code }: { provider: string; url: string; code: string }) =>
    `The connection to ${provider} (${url}) failed${code ? ` (${code})` : ''}. Check the network and the base URL.`,
  'network.refused': 'nothing answers there. Is the server running, and is the base URL right?',
  'network.no-host': 'there is no host of that name. Check the base URL and the network.',
  'network.no-lookup': 'its name could not be looked up. Check the network.',
  'network.no-way': 'there is no way to that host. Check the network.',
  'network.none': 'there is no network. Check the connection.',
  'network.no-http': 'what answers there does not speak HTTP. Is the base URL right?',
  'network.proxy': 'a proxy on the way wants to know who asks (407). Sign in to it, or go without it.',
  'certificate.expired': 'its certificate has expired.',
  'certificate.self-signed': 'its certificate is self-signed. Add it with NODE_EXTRA_CA_CERTS.',
  'certificate.unverified': 'its certificate cannot be verified.',
  'certificate.other-host': 'its certificate is for another host.',
  'network.no-https': 'it does not speak https. Is the base URL right?',

  'model.late': ({ provider, seconds }: Waited) =>
    `${provider} did not finish its answer within ${seconds} s.`,
  'model.silent': ({ provider, seconds }: Waited) =>
    `${provider} sent nothing for ${seconds} s. It may be overloaded.`,
  'model.too-large': ({ provider, megabytes }: { provider: string; megabytes: number }) =>
    `${provider} sent more than ${megabytes} MB in one answer; it was given up.`,
  'model.no-stream': ({ provider, url, type, said }: NoStream) =>
    `${provider} answered without a stream (${type}).${said === '' ? '' : ` It says: ${said}`} Pilotfish needs streaming: check that the base URL ${url} is an OpenAI-compatible one.`,
  'model.no-protocol': ({ provider }: { provider: string }) =>
    `A piece of the answer of ${provider} does not follow the protocol.`,
  'model.broke-off-why': ({ provider, why }: { provider: string; why: string }) =>
    `The answer of ${provider} broke off (${why}).`,
  'model.broke-off': ({ provider }: { provider: string }) =>
    `The answer of ${provider} broke off before it was complete.`,
  'model.bad-header': ({ provider }: { provider: string }) =>
    `The API key or a header of ${provider} holds a character that cannot be sent. Set it again in the settings.`,
  'model.tried-again': ({ failure, tries }: { failure: string; tries: number }) =>
    `${failure} Given up after ${tries} tries.`,
  'model.asks-to-wait': ({ failure, seconds }: { failure: string; seconds: number }) =>
    `${failure} It asks to wait ${seconds} s.`,

  'answer.nothing': ({ provider }: { provider: string }) => `${provider} answered with nothing.`,
  'answer.cut': ({ provider }: { provider: string }) =>
    `The answer of ${provider} was cut by a length limit.`,
  'answer.nothing-twice': ({ provider, model: name }: Named) =>
    `"${name}" of ${provider} answered with nothing, twice.`,
  'answer.filtered': ({ provider, model: name }: Named) =>
    `A content filter of ${provider} kept "${name}" from answering. Say it otherwise, or choose another model.`,
  'answer.no-length': ({ provider, model: name }: Named) =>
    `"${name}" of ${provider} reached its length limit before the first word of an answer. Raise the limit, or choose another model.`,
  'answer.ends-at-length': ({ model: name }: { model: string }) =>
    `The answer ends early: "${name}" reached the length limit of its answers. Ask it to go on.`,
  'answer.ends-filtered': ({ provider }: { provider: string }) =>
    `The answer ends early: a content filter of ${provider} stopped it.`,
  'turn.rounds': ({ rounds }: { rounds: number }) =>
    `The model has worked through ${rounds} rounds without coming to an end. Continue if it should go on.`,
  'turn.stopped': 'Stopped by you.',
  'turn.interrupted': 'Pilotfish ended in the middle of this turn. Continue to go on from here.',
} as const;

type Named = { provider: string; model: string };
type Answered = { provider: string; status: number };
type Refused = Named & Answered & { url: string; said: string };
type Waited = { provider: string; seconds: number };
type NoStream = { provider: string; url: string; type: string; said: string };

/** What the server says of it, where it says something. */
function quoted(said: string): string {
  return said === '' ? '.' : `: ${said}${/[.!?]$/.test(said) ? '' : '.'}`;
}
