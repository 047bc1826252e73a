import { tooDeepAt } from '@shared/json-depth';
import { type ModelEndpoint, ModelError, type ModelFault } from './model';

// Turns what a server or the network answered into a ModelError whose message a person can act on, without secrets.

export type FailedResponse = {
  readonly status: number;
  readonly body: string;
  readonly retryAfterMs?: number | null;
};

/** The failure that a response with an error status stands for. */
export function failedResponse(endpoint: ModelEndpoint, response: FailedResponse): ModelError {
  const said = serverMessage(response.body);
  const fault = faultOf(response.status, `${said} ${response.body.slice(0, 4000)}`);
  const message = describe(endpoint, fault, { status: response.status, said });
  return new ModelError(fault, withoutSecrets(endpoint, message), { retryAfterMs: response.retryAfterMs });
}

/** The failure behind an exception of `fetch`, before an answer came. */
export function failedConnection(endpoint: ModelEndpoint, error: unknown): ModelError {
  const code = codeOf(error);
  const absence = absences[code];
  const known = absence ?? connectionFailures[code] ?? misunderstanding(error);
  const where = `${endpoint.providerName} (${endpoint.baseUrl})`;
  const message = known
    ? `Cannot reach ${where}: ${known}`
    : `The connection to ${where} failed${code ? ` (${code})` : ''}. Check the network and the base url.`;
  const fault = absence ? 'unreachable' : known || isBadUrl(error) ? 'network' : 'reset';
  return new ModelError(fault, withoutSecrets(endpoint, message));
}

/** `text` with the key, the secret headers and any password in a url blotted out. */
export function withoutSecrets(endpoint: ModelEndpoint, text: string): string {
  const secrets = [endpoint.apiKey ?? '', ...Object.values(endpoint.headers)].filter(
    (each) => each.length >= 6,
  );
  const blotted = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return blotted.replace(/(\/\/)[^/@\s]+@/g, '$1***@');
}

/** A server that restarts and a machine that just woke look like these too. */
const absences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there. Is the server running, and is the base url right?',
  ENOTFOUND: 'there is no host of that name. Check the base url and the network.',
  EAI_AGAIN: 'its name could not be looked up. Check the network.',
  EHOSTUNREACH: 'there is no way to that host. Check the network.',
  ENETUNREACH: 'there is no network. Check the connection.',
};

/** Answers that `fetch` keeps to itself: no HTTP at all, and a 407, which it hides behind an error without a word. */
function misunderstanding(error: unknown): string | undefined {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(root instanceof Error)) return undefined;
  if (root.name === 'HTTPParserError')
    return 'what answers there does not speak HTTP. Is the base url right?';
  const isMute = root !== error && root.message === '' && codeOf(root) === '';
  return isMute
    ? 'a proxy on the way wants to know who asks (407). Sign in to it, or go without it.'
    : undefined;
}

const connectionFailures: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed. Add it with NODE_EXTRA_CA_CERTS.',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed. Add it with NODE_EXTRA_CA_CERTS.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host.',
  EPROTO: 'it does not speak https. Is the base url right?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https. Is the base url right?',
};

function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = (each as Error & { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return '';
}

/** Such an address is refused before anything is sent, so that waiting would not help. */
export function isBadUrl(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (/invalid url|parse url|includes credentials|unknown scheme|bad port/i.test(each.message)) return true;
  return false;
}

const contextTooLong =
  /context_length_exceeded|exceed_context_size|maximum context length|available context size|exceeds? the (context|maximum|model)|context (window|length|size)[^.]{0,60}(exceed|limit|overflow|too)|context the overflows|greater than the context length|prompt is too long|input (is )?too long|range of input length|input length[^.]{0,60}exceed|token count[^.]{0,40}exceeds|reduce the length of the (messages|prompt)|too many tokens/i;
const toolsRefused =
  /not support[^.]{0,40}(tool|function)|support tool use|tool choice requires|tools param requires|(tools?|function.?call\w*)\b[^.]{0,30}not (supported|enabled|allowed)/i;
const imagesRefused =
  /not support[^.]{0,40}(image|vision|multimodal)|support image input|(image|vision|multimodal)\w*[^.]{0,40}(not supported|only supported)|unknown variant .?image_url/i;

function faultOf(status: number, text: string): ModelFault {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402 || /insufficient_quota|insufficient balance/i.test(text)) return 'quota';
  if (status === 429) return 'rate-limit';
  if (contextTooLong.test(text)) return 'context-too-long';
  if (toolsRefused.test(text)) return 'tools-refused';
  if (imagesRefused.test(text)) return 'images-refused';
  if (status === 404) return 'not-found';
  if (status === 413) return 'context-too-long';
  if (status >= 500 || status === 408 || status === 409 || status === 425) return 'server';
  return 'bad-request';
}

type Said = { readonly status: number; readonly said: string };

function describe(endpoint: ModelEndpoint, fault: ModelFault, { status, said }: Said): string {
  const { providerName: name, model } = endpoint;
  const quote = said ? `: ${said}${/[.!?]$/.test(said) ? '' : '.'}` : '.';
  switch (fault) {
    case 'auth':
      if (!endpoint.apiKey)
        return `${name} wants an API key (${status}) and none is set. Add it in the settings.`;
      return status === 401
        ? `${name} did not accept the API key (401). Check it in the settings.`
        : `${name} does not let this API key use "${model}" (403)${quote}`;
    case 'quota':
      return `${name} answers no more: the account has no credit left (${status})${quote}`;
    case 'rate-limit':
      return `${name} limits how often it may be asked (429)${quote}`;
    case 'context-too-long':
      return `The conversation is too long for "${model}" (${status})${quote}`;
    case 'tools-refused':
      return `"${model}" of ${name} cannot use tools (${status})${quote} Choose another model, or switch tools off for this provider in the settings to chat without them.`;
    case 'images-refused':
      return `"${model}" of ${name} cannot take images (${status})${quote} Choose another model, or switch images off for this provider in the settings.`;
    case 'not-found':
      return `${name} has no model "${model}", or the base url ${endpoint.baseUrl} is wrong (404)${quote}`;
    case 'server':
      return `${name} failed (${status})${quote}`;
    default:
      return redirected(status)
        ? `${name} answered with a redirect (${status}). Set the address it leads to as base url.`
        : `${name} did not accept the request (${status})${quote}`;
  }
}

function redirected(status: number): boolean {
  return status >= 300 && status < 400;
}

/** What the server says went wrong, in whichever of the usual places it says it; at most 500 characters. */
export function serverMessage(body: string): string {
  const json = parsed(body);
  const plain = json === undefined && !/^\s*</.test(body) ? body : '';
  const text = messageIn(json) ?? plain;
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}

function parsed(body: string): unknown {
  if (tooDeepAt(body) !== null) return null;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function messageIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return messageIn(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  for (const key of ['error', 'message', 'detail', 'msg']) {
    const found = messageIn(fields[key]);
    if (found) return found;
  }
  return undefined;
}
