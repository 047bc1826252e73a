import { fieldOf } from '@shared/base/json';
import { environmentProviderId } from '@shared/settings/settings';
import { type Text, type TextKey, textOf } from '@shared/texts/text';
import { UnusableProxyError } from './environment-proxy';
import { type ModelEndpoint, ModelError, type ModelFault } from './kit/model';
import { proxyFault, shownProxyFor } from './proxy-failure';
import { isPage, serverMessage } from './server-message';

// Turns an error of a server or the network into a ModelError. Its message helps the user and contains no secrets.

export type FailedResponse = {
  readonly status: number;
  readonly body: string;
  readonly retryAfterMs?: number | null;
};

/** The failure for a response with an error status. */
export function failedResponse(endpoint: ModelEndpoint, response: FailedResponse): ModelError {
  const { status, body, retryAfterMs } = response;
  const said = serverMessage(body);
  const isBlocked = status === 403 && isPage(body);
  const fault = isBlocked ? 'network' : faultOf(status, `${said} ${body.slice(0, 4000)}`);
  const told = isBlocked
    ? textOf('model.blocked', { provider: endpoint.providerName, status, said })
    : describe(endpoint, fault, { status, said });
  return new ModelError(fault, withoutSecretsIn(endpoint, told), { retryAfterMs, refusal: { status, body } });
}

/** The failure for an exception of `fetch`, before an answer arrived. */
export function failedConnection(endpoint: ModelEndpoint, error: unknown): ModelError {
  const code = codeOf(error);
  const proxy = shownProxyFor(endpoint.baseUrl);
  const atProxy = proxy !== null || error instanceof UnusableProxyError ? proxyFault(error, code) : null;
  const known = absences[code] ?? connectionFailures[code] ?? misunderstanding(error);
  const why = atProxy ?? (known ? textOf(known) : null);
  const fault = absences[code] ? 'unreachable' : why || isBadUrl(error) ? 'network' : 'reset';
  return new ModelError(fault, withoutSecretsIn(endpoint, noConnection(endpoint, { proxy, why, code })));
}

type NoConnection = { readonly proxy: string | null; readonly why: Text | null; readonly code: string };

function noConnection(endpoint: ModelEndpoint, { proxy, why, code }: NoConnection): Text {
  const { providerName: provider, baseUrl: url } = endpoint;
  if (proxy === null && why === null) return textOf('model.connection-failed', { provider, url, code });
  if (proxy === null) return textOf('model.unreachable', { provider, url, why: why ?? '' });
  if (why === null) return textOf('model.proxy-failed', { provider, url, proxy, code });
  return textOf('model.unreachable-by-proxy', { provider, url, proxy, why });
}

/** Adds a hint to a refusal that the model's `body` setting may have caused. Other errors are returned unchanged. */
export function withBodyBlamed({ options }: ModelEndpoint, error: unknown): unknown {
  const keys = Object.keys(options.body ?? {});
  if (!(error instanceof ModelError) || keys.length === 0) return error;
  // FastAPI refuses an unknown field of a body with 422.
  if (error.refusal?.status !== 400 && error.refusal?.status !== 422) return error;
  const { fault, told: failure, refusal, retryAfterMs } = error;
  const told = textOf('model.body-perhaps', { failure, keys });
  return new ModelError(fault, told, { cause: error, refusal, retryAfterMs });
}

/** `text` with the key, the secret headers and passwords in URLs replaced by `***`. */
export function withoutSecrets(endpoint: ModelEndpoint, text: string): string {
  const keys = [endpoint.apiKey ?? '', endpoint.printedKey?.known() ?? ''];
  const secrets = [...keys, ...Object.values(endpoint.headers), ...secretsOfQuery(endpoint)].filter(
    (each) => each.length >= 6,
  );
  const blotted = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return blotted.replace(/(\/\/)[^/@\s]+@/g, '$1***@');
}

/** Only secret parameters: others, such as the version of an API, may be part of the server's sentence. */
function secretsOfQuery({ query = {} }: ModelEndpoint): string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    /key|token|secret|sig|auth|pass|code/i.test(name) ? [value] : [],
  );
}

/** The same for all parameters of a text. */
export function withoutSecretsIn(endpoint: ModelEndpoint, told: Text): Text {
  const blotted = (value: Text['params'][string]): Text['params'][string] => {
    if (typeof value === 'string') return withoutSecrets(endpoint, value);
    return typeof value === 'object' && 'key' in value ? withoutSecretsIn(endpoint, value) : value;
  };
  const params = Object.entries(told.params).map(([name, value]) => [name, blotted(value)]);
  return { key: told.key, params: Object.fromEntries(params) };
}

type NetworkFault = Extract<TextKey, `network.${string}` | `certificate.${string}`>;

/** A server that restarts and a machine that just woke also fail like this. */
const absences: Readonly<Record<string, NetworkFault>> = {
  ECONNREFUSED: 'network.refused',
  ENOTFOUND: 'network.no-host',
  EAI_AGAIN: 'network.no-lookup',
  EHOSTUNREACH: 'network.no-way',
  ENETUNREACH: 'network.none',
};

/** Failures that `fetch` hides: an answer that is not HTTP, and a 407, for which the error has no message. */
function misunderstanding(error: unknown): NetworkFault | undefined {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(root instanceof Error)) return undefined;
  if (root.name === 'HTTPParserError' || codeOf(root).startsWith('HPE_')) return 'network.no-http';
  const isMute = root !== error && root.message === '' && codeOf(root) === '';
  return isMute ? 'network.proxy' : undefined;
}

const connectionFailures: Readonly<Record<string, NetworkFault>> = {
  CERT_HAS_EXPIRED: 'certificate.expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate.self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate.unverified',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate.unverified',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate.unverified',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate.unverified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate.other-host',
  EPROTO: 'network.no-https',
  ERR_SSL_WRONG_VERSION_NUMBER: 'network.no-https',
};

function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = fieldOf(each, 'code');
    if (typeof code === 'string') return code;
  }
  return '';
}

/** `fetch` refuses such an address before it sends a request; a wait is useless. */
export function isBadUrl(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (/invalid url|parse url|includes credentials|unknown scheme|bad port/i.test(each.message)) return true;
  return false;
}

const contextTooLong =
  /context_length_exceeded|exceed_context_size|maximum context length|available context size|exceeds? the (context|maximum|model)|context (window|length|size)[^.]{0,60}(exceed|limit|overflow|too)|context the overflows|greater than the context length|prompt is too long|input (is )?too long|range of input length|input length[^.]{0,60}exceed|token count[^.]{0,40}exceeds|reduce the length of the (messages|prompt)|too many tokens|exceeded model token limit|exceeds? max length|maximum prompt length|tokens`? must be <=|request too large|request body too large|tokens_limit_reached/i;
const toolsRefused =
  /not support[^.]{0,40}(tool|function)|support tool use|tool choice requires|tools param requires|(tools?|function.?call\w*)\b[^.]{0,30}not (supported|enabled|allowed)/i;
const imagesRefused =
  /not support[^.]{0,40}(image|vision|multimodal)|support image input|(image|vision|multimodal)\w*[^.]{0,40}(not supported|only supported)|unknown variant .?image_url/i;

/** A wait is useless, because the account has run out of credit. */
const noCredit =
  /insufficient_quota|insufficient balance|credit balance|spending limit|billing hard limit|exceeded your current quota|recharge|arrears|\b(no|any|all|out of|not enough|insufficient|purchase|buy|more)\b[^.]{0,30}\bcredits?\b/i;

function faultOf(status: number, text: string): ModelFault {
  if (status === 401) return 'auth';
  if (status === 402 || noCredit.test(text)) return 'quota';
  if (status === 403) return 'auth';
  if (status === 407) return 'network';
  if (status === 429) return /request too large/i.test(text) ? 'context-too-long' : 'rate-limit';
  // A slip of the model, which rarely happens twice.
  if (/tool_use_failed/.test(text)) return 'cut';
  if (contextTooLong.test(text)) return 'context-too-long';
  if (toolsRefused.test(text)) return 'tools-refused';
  if (imagesRefused.test(text)) return 'images-refused';
  if (status === 404) return 'not-found';
  if (status === 413) return 'context-too-long';
  if (/chat template|jinja|tool parser|tool-call-parser/i.test(text)) return 'bad-request';
  if (status >= 500 || status === 408 || status === 409 || status === 425) return 'server';
  return 'bad-request';
}

type Said = { readonly status: number; readonly said: string };

function describe(endpoint: ModelEndpoint, fault: ModelFault, { status, said }: Said): Text {
  const { providerName: provider, model, baseUrl: url } = endpoint;
  const refused = { provider, model, url, status, said };
  const isFromEnvironment = endpoint.providerId === environmentProviderId;
  switch (fault) {
    case 'auth':
      if (endpoint.printedKey && status === 401)
        return textOf('model.printed-key-refused', { provider, command: endpoint.printedKey.command, said });
      if (!endpoint.apiKey && !endpoint.printedKey)
        return textOf(isFromEnvironment ? 'model.no-environment-key' : 'model.no-key', { provider, status });
      if (status !== 401) return textOf('model.not-for-key', refused);
      return textOf(isFromEnvironment ? 'model.environment-key-not-accepted' : 'model.key-not-accepted', {
        provider,
        said,
      });
    case 'quota':
      return textOf('model.no-credit', refused);
    case 'rate-limit':
      return textOf('model.rate-limit', refused);
    case 'context-too-long':
      return textOf('model.context-too-long', refused);
    case 'tools-refused':
      return /\/v1\/responses\b/.test(said)
        ? textOf('model.wants-responses', { provider, model: endpoint.model, status })
        : textOf('model.no-tools', refused);
    case 'images-refused':
      return textOf('model.no-images', refused);
    case 'not-found':
      return textOf('model.not-found', refused);
    case 'network':
      return noConnection(endpoint, {
        proxy: shownProxyFor(url),
        why: textOf('network.proxy'),
        code: `${status}`,
      });
    case 'server':
      return textOf('model.server-failed', refused);
    default:
      return redirected(status)
        ? textOf('model.redirect', { provider, status })
        : textOf('model.request-refused', refused);
  }
}

function redirected(status: number): boolean {
  return status >= 300 && status < 400;
}
