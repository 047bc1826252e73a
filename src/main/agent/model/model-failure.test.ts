import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointAt } from '../testing/endpoint';
import { UnusableProxyError } from './environment-proxy';
import { failedConnection, failedResponse } from './model-failure';

const endpoint = endpointAt('https://models.example/v1');

function told(status: number, message: string, changes = {}) {
  const error = failedResponse(
    { ...endpoint, ...changes },
    { status, body: JSON.stringify({ error: { message } }) },
  );
  return { fault: error.fault, message: error.message };
}

describe('the fault behind a status', () => {
  it('says that the key is wrong, missing or not allowed', () => {
    expect(told(401, 'Incorrect API key')).toEqual({
      fault: 'auth',
      message: 'Fake rejected the API key (401): Incorrect API key. Check it in the settings.',
    });
    expect(told(401, '').message).toBe('Fake rejected the API key (401). Check it in the settings.');
    expect(told(401, 'no', { apiKey: null }).message).toBe(
      'Fake requires an API key (401). Add it in the settings.',
    );
    const environment = { providerId: 'environment', providerName: 'models.example' };
    expect(told(401, 'no', environment).message).toBe(
      'models.example rejected the key in OPENAI_API_KEY (401): no. Set another one where you start Pilotfish.',
    );
    expect(told(401, '', environment).message).toBe(
      'models.example rejected the key in OPENAI_API_KEY (401). Set another one where you start Pilotfish.',
    );
    expect(told(401, 'no', { ...environment, apiKey: null }).message).toBe(
      'models.example requires an API key (401). Set OPENAI_API_KEY where you start Pilotfish.',
    );
    expect(told(403, 'Not your model').message).toBe(
      'Fake denied this API key access to “fake-model” (403): Not your model.',
    );
  });

  it('says that the model is not there', () => {
    expect(told(404, 'model not found')).toEqual({
      fault: 'not-found',
      message:
        'Fake cannot find the model “fake-model” (404): model not found. Check the model and the base URL https://models.example/v1.',
    });
  });

  it('says that a page with 403 is from something in between, and is no fault of the key', () => {
    const body = '<!DOCTYPE html><title>Access denied | a.example</title><h1>Blocked</h1>';
    expect(failedResponse(endpoint, { status: 403, body })).toMatchObject({
      fault: 'network',
      message:
        'Something between Pilotfish and Fake blocked the request (403): Access denied | a.example. Ask the administrator of your network or gateway.',
    });
    expect(failedResponse(endpoint, { status: 403, body: '<html></html>' }).message).toBe(
      'Something between Pilotfish and Fake blocked the request (403). Ask the administrator of your network or gateway.',
    );
  });

  it('tells a limit that passes from an account without credit', () => {
    expect(told(429, 'slow down').fault).toBe('rate-limit');
    expect(told(429, 'You exceeded your current quota: insufficient_quota').fault).toBe('quota');
    expect(told(402, 'Insufficient Balance').fault).toBe('quota');
  });

  it.each([
    ['xAI', 429, 'Your team x has either used all available credits or reached its monthly spending limit.'],
    ['xAI', 403, "Your newly created team doesn't have any credits yet. You can purchase credits."],
    ['Anthropic', 400, 'Your credit balance is too low to access the Anthropic API.'],
    ['OpenAI', 429, 'Billing hard limit has been reached'],
    ['GLM', 429, 'Insufficient balance or no resource package. Please recharge.'],
  ])('knows that %s wants to be paid, whatever the status', (_name, status, message) => {
    expect(told(status, message)).toMatchObject({
      fault: 'quota',
      message: expect.stringContaining(message),
    });
  });

  it.each([
    [
      'OpenAI',
      400,
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000.",
    ],
    ['vLLM', 400, "'max_tokens' is too large. This model's maximum context length is 4096 tokens"],
    ['llama.cpp', 400, 'the request exceeds the available context size, try increasing it'],
    ['llama.cpp', 500, 'the request exceeds the available context size'],
    ['Ollama', 400, 'the input length exceeds the context length'],
    ['LM Studio', 400, 'Trying to keep the first 9000 tokens when context the overflows'],
    [
      'DashScope',
      400,
      '<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 30720]',
    ],
    [
      'OpenRouter',
      400,
      "This endpoint's maximum context length is 32768 tokens. Please reduce the length of the messages",
    ],
    ['Anthropic', 400, 'prompt is too long: 210000 tokens > 200000 maximum'],
    [
      'Gemini',
      400,
      'The input token count (2000000) exceeds the maximum number of tokens allowed (1048576).',
    ],
    ['a proxy', 413, 'Payload Too Large'],
  ])('knows when the conversation is too long for %s', (_name, status, message) => {
    expect(told(status, message).fault).toBe('context-too-long');
  });

  it.each([
    ['Ollama', 400, 'registry.ollama.ai/library/gemma:2b does not support tools'],
    ['OpenRouter', 404, 'No endpoints found that support tool use.'],
    ['vLLM', 400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    ['llama.cpp', 500, 'tools param requires --jinja flag'],
    ['others', 400, 'Function calling is not enabled for this model'],
  ])('knows when a model of %s refuses tools, and says what would help', (_name, status, message) => {
    expect(told(status, message)).toMatchObject({
      fault: 'tools-refused',
      message: expect.stringContaining('Choose another model, or turn off tools for this provider'),
    });
  });

  it.each([
    ['OpenAI', 400, 'Invalid content type. image_url is only supported by certain models.'],
    ['OpenRouter', 404, 'No endpoints found that support image input'],
    ['DeepSeek', 400, 'unknown variant `image_url`, expected `text`'],
    ['llama.cpp', 500, 'image input is not supported - hint: provide the mmproj'],
  ])('knows when a model of %s refuses images', (_name, status, message) => {
    expect(told(status, message).fault).toBe('images-refused');
  });

  it('lets 408, 409 and the five hundreds pass by waiting, and nothing else', () => {
    const statuses = [400, 408, 409, 422, 500, 502, 503, 529];
    const passing = statuses.filter((status) => failedResponse(endpoint, { status, body: '' }).passing);
    expect(passing).toEqual([408, 409, 500, 502, 503, 529]);
  });
});

describe('a connection that fails', () => {
  const failure = (code: string) =>
    failedConnection(
      endpoint,
      new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) }),
    );

  it('is final when nothing is there, and may pass when it only broke', () => {
    expect(failure('ENOTFOUND').message).toBe(
      'Cannot reach Fake (https://models.example/v1): the host name is unknown. Check the base URL and the network.',
    );
    const codes = ['ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN'];
    expect(codes.filter((code) => failure(code).passing)).toEqual(['ECONNRESET', 'ETIMEDOUT']);
  });

  it('tells a certificate that nobody trusts, and what helps', () => {
    for (const code of ['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'])
      expect(failure(code)).toMatchObject({
        fault: 'network',
        message: expect.stringContaining('Set NODE_EXTRA_CA_CERTS to a file with your company’s authority'),
      });
  });

  it('is final when the address is none', () => {
    expect(failedConnection(endpoint, new TypeError('Failed to parse URL from x')).fault).toBe('network');
  });
});

describe('a connection through a proxy', () => {
  beforeEach(() => vi.stubEnv('https_proxy', 'http://me:secret-1@proxy.corp:3128'));
  afterEach(() => vi.unstubAllEnvs());

  const failure = (code: string, statusCode?: number) =>
    failedConnection(endpoint, Object.assign(new Error('x'), { code, statusCode }));

  it.each([
    ['ECONNREFUSED', undefined, 'unreachable', 'the proxy does not respond.'],
    ['ENOTFOUND', undefined, 'unreachable', 'the host name of the proxy is unknown.'],
    ['ERR_PROXY_TUNNEL', 407, 'network', 'a proxy requires a name and a password (407).'],
    ['ERR_PROXY_TUNNEL', 403, 'network', 'the proxy refused the connection (403).'],
    [
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      undefined,
      'network',
      'its certificate is signed by an untrusted authority',
    ],
  ])('that fails with %s %s names the proxy and the reason', (code, status, fault, why) => {
    const error = failure(code, status);
    const where = 'Cannot reach Fake (https://models.example/v1) through the proxy http://proxy.corp:3128: ';
    expect([error.fault, error.message]).toEqual([fault, expect.stringContaining(where + why)]);
    expect(error.message).not.toContain('secret-1');
  });

  it('may pass when the proxy found no way, or broke off', () => {
    for (const error of [
      failure('ERR_PROXY_TUNNEL', 502),
      failure('ECONNRESET'),
      failure('ERR_PROXY_TUNNEL'),
    ])
      expect([error.fault, error.message]).toEqual([
        'reset',
        expect.stringContaining('through the proxy http://proxy.corp:3128 failed ('),
      ]);
  });

  it('is not made where the variable names none that can be used', () => {
    vi.stubEnv('https_proxy', 'socks5://proxy.corp');
    expect(failedConnection(endpoint, new UnusableProxyError('https_proxy'))).toMatchObject({
      fault: 'network',
      message:
        'Cannot reach Fake (https://models.example/v1): Pilotfish cannot use the proxy in https_proxy. Set an address that begins with http:// or https://.',
    });
  });

  it('of a plain address is refused by the proxy’s own answer', () => {
    vi.stubEnv('http_proxy', 'http://proxy.corp:3128');
    const error = failedResponse(endpointAt('http://models.example/v1'), { status: 407, body: '' });
    expect(error.message).toContain('through the proxy http://proxy.corp:3128: a proxy requires a name');
  });
});
