import { acceptedKey, type Service } from './service';

// Requests from the vendors' documentation, for the tests of the services themselves.

export type Json = Record<string, unknown>;

export type Answered = { readonly status: number; readonly json: unknown };

/** Requests a path below the address, with the accepted key. */
export async function post(
  { baseUrl }: Service,
  path: string,
  body: Json,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${acceptedKey}` },
): Promise<Answered> {
  const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, json: await response.json() };
}

/** The events of a stream, without comments and `[DONE]`. */
export async function stream(
  { baseUrl }: Service,
  path: string,
  body: Json,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${acceptedKey}` },
): Promise<Json[]> {
  const sent = JSON.stringify({ ...body, stream: true });
  const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: sent });
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as Json);
}

export async function get({ baseUrl }: Service, path: string, headers = {}): Promise<Answered> {
  const response = await fetch(`${new URL(baseUrl).origin}${path}`, { headers });
  return { status: response.status, json: await response.json() };
}

export const user = { role: 'user', content: 'Read a.txt.' };

/** A tool in the form of chat completions. */
export const tool = {
  type: 'function',
  function: {
    name: 'read_file',
    description: 'Reads a file.',
    parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
};

export const call = { name: 'read_file', input: { path: 'a.txt' } };

/** The result for the call in an assistant's message, in the form of chat completions. */
export function resultOf(message: Json, content = 'hello'): Json {
  const [first] = message.tool_calls as { readonly id: string }[];
  return { role: 'tool', tool_call_id: first?.id, content };
}

/** The message of a completion without a stream. */
export function messageOf({ json }: Answered): Json {
  const [choice] = (json as { choices: { message: Json }[] }).choices;
  return choice?.message ?? {};
}

/** The stream's pieces under this name, joined. */
export function joined(events: readonly Json[], name: string): string {
  const deltas = events.flatMap(({ choices }) => (choices as { delta: Json }[]).map(({ delta }) => delta));
  return deltas.map((delta) => (typeof delta[name] === 'string' ? delta[name] : '')).join('');
}
