import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { redact } from '../../storage/redact';
import { openSecrets, type Secrets } from '../../storage/secrets';
import { createCredentialStore } from './credentials';
import { beginSignIn } from './sign-in';
import { storedSignIn } from './stored-sign-in';
import { type ProtectedServer, startProtectedServer } from './testing/protected-server';

let service: ProtectedServer;
let home: string;
let secrets: Secrets;

beforeEach(async () => {
  service = await startProtectedServer();
  home = await tempFolder();
  secrets = await openSecrets({ home, openVault: async () => null, others: [], onProblem: () => {} });
});

afterEach(() => service.close());

const server = () => ({ alias: 'notes', url: service.url });
const begin = () => beginSignIn(server(), createCredentialStore(secrets));

/** Acts like a browser: fetches the page and follows its redirects. */
const browse = (page: string) => fetch(page);

async function leadsTo(page: string): Promise<string> {
  const { headers } = await fetch(page, { redirect: 'manual' });
  return headers.get('location') ?? '';
}

async function callAsPerson(): Promise<unknown> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const authProvider = storedSignIn(server(), createCredentialStore(secrets));
  const transport = new StreamableHTTPClientTransport(new URL(service.url), { authProvider });
  try {
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    const { content } = await client.callTool({ name: 'whoami' });
    return content;
  } finally {
    await client.close();
  }
}

const signedIn = [{ type: 'text', text: 'You are signed in.' }];

describe('signing in to a server', () => {
  it('goes by the page that the server names, and back to this machine', async () => {
    const signIn = await begin();
    expect(new URL(signIn.page).searchParams.get('code_challenge_method')).toBe('S256');
    const answer = await browse(signIn.page);
    expect(await answer.text()).toContain('You are signed in.');
    await signIn.over;
    expect(await callAsPerson()).toEqual(signedIn);
    await expect(fetch(service.authorization.registered[0]?.redirect_uris[0] ?? '')).rejects.toThrow();
  });

  it('goes by an address the user brings, where the browser is on another machine', async () => {
    const signIn = await begin();
    await signIn.take(` ${await leadsTo(signIn.page)}\n`);
    await signIn.over;
    expect(await callAsPerson()).toEqual(signedIn);
  });

  it('does not take what belongs to another sign-in, and goes on', async () => {
    const signIn = await begin();
    const good = new URL(await leadsTo(signIn.page));
    const wrong = new URL(good);
    wrong.searchParams.set('state', 'guessed');
    const answer = await fetch(wrong);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('This address belongs to another sign-in'),
    ]);
    await expect(signIn.take(wrong.href)).rejects.toMatchObject({ code: 'invalid' });
    await expect(signIn.take('http://127.0.0.1/')).rejects.toMatchObject({ code: 'invalid' });
    await expect(callAsPerson()).rejects.toThrow('The user has to sign in.');
    await signIn.take(good.href);
    expect(await callAsPerson()).toEqual(signedIn);
  });

  it('takes one address alone', async () => {
    const signIn = await begin();
    const address = await leadsTo(signIn.page);
    await signIn.take(address);
    await expect(signIn.take(address)).rejects.toMatchObject({ code: 'already-decided' });
  });

  it('comes to nothing when the page refuses', async () => {
    const signIn = await begin();
    service.authorization.refuse();
    expect(await (await browse(signIn.page)).text()).toContain('access_denied');
    await expect(signIn.over).rejects.toMatchObject({ code: 'denied' });
  });

  it('comes to nothing when it is given up, and hears no more then', async () => {
    const signIn = await begin();
    const address = await leadsTo(signIn.page);
    signIn.cancel();
    await expect(signIn.over).rejects.toMatchObject({ code: 'closed' });
    await expect(fetch(address)).rejects.toThrow();
    await expect(callAsPerson()).rejects.toThrow('The user has to sign in.');
  });

  it('is registered once, as long as it comes back to the same address', async () => {
    for (const _ of [1, 2]) {
      const signIn = await begin();
      await browse(signIn.page);
      await signIn.over;
    }
    expect(service.authorization.registered.length).toBe(1);
  });

  it('says what is wrong with a server that offers no way', async () => {
    const nowhere = { alias: 'notes', url: 'http://127.0.0.1:1/mcp' };
    await expect(beginSignIn(nowhere, createCredentialStore(secrets))).rejects.toThrow(
      /^The sign-in to notes failed: /,
    );
  });

  it('sends nothing to an address that others could read along with', async () => {
    const open = { alias: 'notes', url: 'http://example.com/mcp' };
    await expect(beginSignIn(open, createCredentialStore(secrets))).rejects.toThrow(
      'Cannot open http://example.com/mcp: a sign-in requires https.',
    );
  });
});

describe('a server that is not the one that was asked', () => {
  const restart = async (says: object) => {
    await service.close();
    service = await startProtectedServer(says);
  };

  it.each([
    [{ issuer: 'https://elsewhere.example' }, 'identifies itself as https://elsewhere.example'],
    [{ code_challenge_methods_supported: ['plain'] }, 'does not support PKCE with S256'],
    [{ code_challenge_methods_supported: undefined }, 'does not support PKCE with S256'],
    [{ token_endpoint: 7 }, 'The sign-in to notes failed'],
  ])('%j: no sign-in begins, and nothing is registered', async (says, told) => {
    await restart(says);
    await expect(begin()).rejects.toThrow(told);
    expect(service.authorization.registered).toEqual([]);
  });

  it('its code is not used when the answer names another server', async () => {
    const signIn = await begin();
    const address = `${await leadsTo(signIn.page)}&iss=${encodeURIComponent('https://elsewhere.example')}`;
    await expect(signIn.take(address)).rejects.toThrow('ignored a response from “https://elsewhere.example”');
    await expect(signIn.over).rejects.toMatchObject({ code: 'denied' });
    expect(service.authorization.given).toEqual([]);
  });

  it('its code is not used when the answer names another server besides', async () => {
    const signIn = await begin();
    const own = `iss=${encodeURIComponent(new URL(service.url).origin)}`;
    const address = `${await leadsTo(signIn.page)}&${own}&iss=${encodeURIComponent('https://elsewhere.example')}`;
    await expect(signIn.take(address)).rejects.toThrow('ignored a response from “https://elsewhere.example”');
    expect(service.authorization.given).toEqual([]);
  });

  it('its words are not shown when it refuses the sign-in', async () => {
    const signIn = await begin();
    const address = new URL(await leadsTo(signIn.page));
    address.searchParams.delete('code');
    address.searchParams.set('error', 'access_denied');
    address.searchParams.set('error_description', 'Call this number.');
    address.searchParams.set('iss', 'https://elsewhere.example');
    await expect(signIn.take(address.href)).rejects.toThrow(
      'ignored a response from “https://elsewhere.example”',
    );
  });

  const openId = {
    jwks_uri: 'https://keys.example/',
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };

  it.each([
    ['OAuth', {}],
    ['OpenID', openId],
  ])('its code is not used when the answer names none and should, by metadata of %s', async (_form, form) => {
    await restart({ ...form, authorization_response_iss_parameter_supported: true });
    const signIn = await begin();
    await expect(signIn.take(await leadsTo(signIn.page))).rejects.toMatchObject({ code: 'denied' });
    const again = await begin();
    await again.take(`${await leadsTo(again.page)}&iss=${encodeURIComponent(new URL(service.url).origin)}`);
    expect(await callAsPerson()).toEqual(signedIn);
  });

  it('tokens of before are not refreshed there', async () => {
    const signIn = await begin();
    await browse(signIn.page);
    await signIn.over;
    const credentials = createCredentialStore(secrets);
    await credentials.change(server(), (now) => ({
      ...now,
      discovery: now.discovery && { ...now.discovery, authorizationServerUrl: 'https://elsewhere.example' },
    }));
    service.authorization.expire();
    await expect(callAsPerson()).rejects.toThrow('https://elsewhere.example identifies itself as');
    expect(service.authorization.given.length).toBe(2);
  });
});

describe('being signed in', () => {
  beforeEach(async () => {
    const signIn = await begin();
    await browse(signIn.page);
    await signIn.over;
  });

  it('goes on by itself when an access token has ended', async () => {
    service.authorization.expire();
    expect(await callAsPerson()).toEqual(signedIn);
    expect(await callAsPerson()).toEqual(signedIn);
    expect(service.authorization.given.length).toBe(4);
  });

  it('ends when the server takes the tokens back, until the user signs in again', async () => {
    service.authorization.revoke();
    await expect(callAsPerson()).rejects.toThrow('The user has to sign in.');
    await expect(callAsPerson()).rejects.toThrow('The user has to sign in.');
    const signIn = await begin();
    await browse(signIn.page);
    await signIn.over;
    expect(await callAsPerson()).toEqual(signedIn);
  });

  it('is kept as a secret for the very address of the server', async () => {
    const stored = JSON.parse(await readFile(path.join(home, 'secrets'), 'utf8'));
    expect(Object.keys(stored)).toEqual(['mcp:notes']);
    expect(stored['mcp:notes'].origin).toBe(new URL(service.url).origin);
    const others = ['https://example.com/mcp', new URL('/other', service.url).href];
    for (const url of others)
      expect(await createCredentialStore(secrets).of({ alias: 'notes', url })).toEqual({});
  });

  it('leaves no token in a log', async () => {
    for (const token of service.authorization.given)
      expect(redact(`got ${token} there`, secrets.known())).toBe('got [redacted] there');
  });

  it('ends when the user signs out', async () => {
    await createCredentialStore(secrets).forget(server());
    expect(secrets.names()).toEqual([]);
    await expect(callAsPerson()).rejects.toThrow('The user has to sign in.');
  });
});
