import { describe, expect, it } from 'vitest';
import { isPage, serverMessage } from './server-message';

describe('the sentence of an error', () => {
  it.each([
    ['OpenAI', { error: { message: 'No such model', type: 'x', code: 'y' } }, 'No such model'],
    ['Ollama', { error: 'model not found' }, 'model not found'],
    ['vLLM', { object: 'error', message: 'Too many', type: 'BadRequestError', code: 400 }, 'Too many'],
    ['Gemini', [{ error: { code: 400, message: 'Bad part', details: [{ reason: 'no' }] } }], 'Bad part'],
    ['Anthropic', { type: 'error', error: { type: 'a', message: 'Overloaded' } }, 'Overloaded'],
    ['Cloudflare', { success: false, errors: [{ code: 7003, message: 'No route' }] }, 'No route'],
    ['a list of texts', { errors: ['one', 'two', 'two', 'three', 'four'] }, 'one; two; three'],
    ['FastAPI', { detail: 'Not authenticated' }, 'Not authenticated'],
    [
      'a validator',
      {
        detail: [
          { type: 'missing', loc: ['body', 'messages', 2, 'content'], msg: 'Field required', input: null },
          { type: 'extra', loc: ['body', 'n'], msg: 'Not permitted' },
        ],
      },
      'body.messages.2.content: Field required; body.n: Not permitted',
    ],
    ['detail that is an object', { detail: { error: { message: 'Deep down' } } }, 'Deep down'],
    ['Apigee', { fault: { faultstring: 'Too big', detail: { errorcode: 'a.b' } } }, 'Too big'],
    [
      'MiniMax',
      { base_resp: { status_code: 1004, status_msg: 'login fail: carry the key' } },
      'login fail: carry the key',
    ],
    ['AWS', { Message: 'User is not authorized' }, 'User is not authorized'],
    ['OAuth', { error: 'invalid_grant', error_description: 'The token expired' }, 'The token expired'],
    ['Spring', { status: 401, error: 'Unauthorized', message: 'JWT expired', path: '/v1' }, 'JWT expired'],
    ['a lone word beside a sentence', { message: 'Error', error: 'no credits left' }, 'no credits left'],
    ['xAI', { code: 'Some resource', error: 'Your team has no credits' }, 'Your team has no credits'],
    ['a problem document', { type: 'u', title: 'Forbidden', status: 403, detail: 'Not here' }, 'Not here'],
    ['an error that is a flag', { error: true, message: 'Too long' }, 'Too long'],
  ])('of %s is found', (_name, body, sentence) => {
    expect(serverMessage(JSON.stringify(body))).toBe(sentence);
  });

  it('of the server behind a gateway counts, as an object, as JSON in a text and inside a sentence', () => {
    const inner = { error: { message: 'tools.3: bad schema' } };
    const raw = (value: unknown) =>
      JSON.stringify({ error: { message: 'Provider returned error', code: 400, metadata: { raw: value } } });
    expect(serverMessage(raw(JSON.stringify(inner)))).toBe('tools.3: bad schema');
    expect(serverMessage(raw(inner))).toBe('tools.3: bad schema');
    expect(serverMessage(raw('rate-limited upstream'))).toBe('rate-limited upstream');
    expect(serverMessage(raw(''))).toBe('Provider returned error');
    const message = `OpenAIException - ${JSON.stringify(inner)} (given up)`;
    expect(serverMessage(JSON.stringify({ error: { message } }))).toBe(
      'OpenAIException - tools.3: bad schema (given up)',
    );
    expect(serverMessage(JSON.stringify({ message: JSON.stringify(inner) }))).toBe('tools.3: bad schema');
  });

  it('is a plain text itself, on one line and cut', () => {
    expect(serverMessage('plain\n words')).toBe('plain words');
    expect(serverMessage('"quoted"')).toBe('quoted');
    expect(serverMessage('tools[0] {is} wrong')).toBe('tools[0] {is} wrong');
    expect(serverMessage('x'.repeat(900))).toHaveLength(500);
  });

  it('is the title of a page, never its markup', () => {
    expect(serverMessage('<!DOCTYPE html><title>Access &amp; denied\n | a.example</title><h1>x</h1>')).toBe(
      'Access & denied | a.example',
    );
    expect(serverMessage('<html><h1>502</h1></html>')).toBe('');
    expect(serverMessage('<Error><Code>1</Code></Error>')).toBe('');
    expect(serverMessage(JSON.stringify({ error: '<html><title>Blocked</title>' }))).toBe('Blocked');
  });

  it('is nothing where there is none', () => {
    for (const body of ['', '{"code":1}', '{"error":null}', '{"detail":[]}', 'null', '{}'])
      expect(serverMessage(body)).toBe('');
  });

  it('is looked for without harm in an answer that is nested without end', () => {
    expect(serverMessage(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe('');
  });
});

it('tells a page from an answer', () => {
  const pages = ['<!DOCTYPE html><p>', '\n<html lang="en">', '<HEAD>', '<title>No</title>'];
  expect(pages.filter(isPage)).toEqual(pages);
  expect(['{"a":"<html>"}', 'plain', '', '<Error/>'].filter(isPage)).toEqual([]);
});
