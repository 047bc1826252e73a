import type { Rule } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool, type UrlProposal } from '../../tools/kit/tool';
import { createTestQueue, type TestOptions, type TestQueue } from '../testing/test-queue';
import { hostTarget } from './url';

const tool = defineTool({
  name: 'web_fetch',
  displayName: textOf('tool-name.fetch-page'),
  description: '',
  kind: 'web',
  group: 'web',
  activity: 'fetch-page',
  input: z.object({ url: z.string() }),
  describe: ({ url }) => url,
  target: () => null,
  confirm: async ({ url }): Promise<UrlProposal> => ({
    kind: 'url',
    proposed: url,
    given: null,
    sent: null,
    asked: 'What?',
  }),
  run: async (_input, _context, approved) => ({
    forModel: `asked ${approved?.content}`,
    forPerson: { kind: 'text', text: '' },
    source: 'what it said',
  }),
});

let place: TestQueue;
afterEach(() => place.close());

async function start(options: TestOptions = {}): Promise<void> {
  place = await createTestQueue({ only: [tool], ...options });
}

const call = (url: string) => ({ tool: 'web_fetch', input: { url } });

describe('a call that asks another machine', () => {
  it.each(['ask', 'plan', 'accept-edits'] as const)(
    'asks in mode %s, with host, port and a rule for the host',
    async (kind) => {
      await start({ mode: { kind } });
      const { question, outcome } = await place.runToQuestion(call('https://docs.example.com/a?b=c'));
      expect(question).toMatchObject({
        subject: {
          kind: 'url',
          url: 'https://docs.example.com/a?b=c',
          host: 'docs.example.com',
          port: 443,
          isSecure: true,
          looksLike: null,
          asked: 'What?',
        },
        always: [{ tool: 'web_fetch', match: 'docs.example.com' }],
        danger: false,
      });
      await place.decide('c1', { answer: 'accept' });
      await outcome;
      expect(place.results()).toEqual({ c1: 'asked https://docs.example.com/a?b=c' });
      expect(place.log.records()).toContainEqual({ role: 'source', callId: 'c1', text: 'what it said' });
    },
  );

  it('shows a host in letters that pass for others as both', async () => {
    await start();
    const { question } = await place.runToQuestion(call('http://xn--80ak6aa92e.com:8080/'));
    expect(question).toMatchObject({
      subject: { host: 'xn--80ak6aa92e.com', port: 8080, isSecure: false, looksLike: 'аррӏе.com' },
      always: [{ tool: 'web_fetch', match: 'xn--80ak6aa92e.com:8080' }],
    });
  });

  it('runs unasked after "always" on its host, and on no other', async () => {
    await start();
    const { outcome } = await place.runToQuestion(call('https://docs.example.com/a'));
    const rule = { tool: 'web_fetch', match: 'docs.example.com', scope: 'chat' } as const;
    await place.decide('c1', { answer: 'always', rule });
    await outcome;
    await place.run(call('https://docs.example.com/b'));
    expect(place.results()).toMatchObject({ c2: 'asked https://docs.example.com/b' });
    const { question } = await place.runToQuestion(call('https://example.com/'));
    expect(question.subject).toMatchObject({ host: 'example.com' });
  });

  it('is refused where nobody is there to be asked', async () => {
    await start({ unattended: true });
    await place.run(call('https://docs.example.com/'));
    expect(place.phases()).toEqual({ c1: 'failed' });
  });
});

describe('a rule about hosts', () => {
  const covers = (rule: Pick<Rule, 'effect' | 'tool' | 'match'>, url: string) =>
    hostTarget({ name: 'web_fetch' }, { proposed: url }).covers({
      ...rule,
      id: 'r',
      scope: 'everywhere',
      createdAt: 0,
      origin: 'person',
    });

  it('that allows a host is about its usual ports; one that denies is about all', () => {
    const rule = { tool: 'web_fetch', match: 'example.com' };
    expect(covers({ ...rule, effect: 'allow' }, 'https://example.com/')).toBe(true);
    expect(covers({ ...rule, effect: 'allow' }, 'https://example.com:8443/')).toBe(false);
    expect(covers({ ...rule, effect: 'deny' }, 'https://example.com:8443/')).toBe(true);
    expect(covers({ ...rule, effect: 'deny' }, 'https://docs.example.com/')).toBe(false);
    expect(covers({ tool: 'web_search', match: 'example.com', effect: 'deny' }, 'https://example.com/')).toBe(
      false,
    );
  });

  it('for every tool is about it only without a match, and never allows it', () => {
    expect(covers({ tool: '*', effect: 'deny' }, 'https://example.com/')).toBe(true);
    expect(covers({ tool: '*', effect: 'deny', match: '**' }, 'https://example.com/')).toBe(false);
    expect(covers({ tool: '*', effect: 'allow' }, 'https://example.com/')).toBe(false);
  });
});

describe('in Auto', () => {
  const auto = { kind: 'auto', until: Number.MAX_SAFE_INTEGER } as const;
  const read = defineTool({
    name: 'read_it',
    displayName: '',
    description: '',
    kind: 'read',
    group: 'files',
    activity: 'read-file',
    input: z.object({}),
    describe: () => '',
    target: () => null,
    confirm: async () => null,
    run: async () => ({
      forModel: `key=${secret}\n"and": the next line of all that is in it\nDB_PASSWORD=correcthorse\nnew BigUint64Array(8)\nid x7Kp2mQ9vB4tL1wZ`,
      forPerson: { kind: 'text', text: '' },
    }),
  });
  const secret = 'c2VjcmV0LXRoYXQtd2FzLXJlYWQ';

  it('a host that the user named runs, any other asks once with a rule for it', async () => {
    await start({ mode: auto });
    await place.say('See https://docs.example.com/start please');
    await place.run(call('https://docs.example.com/other'));
    expect(place.phases()).toMatchObject({ c1: 'done' });
    const asked = await place.runToQuestion(call('https://other.example/a'));
    expect(asked.question).toMatchObject({
      why: 'you have not mentioned other.example in this chat',
      always: [{ tool: 'web_fetch', match: 'other.example' }],
    });
    await place.decide('c2', { answer: 'accept' });
    await asked.outcome;
    await place.run(call('https://other.example/b'));
    expect(place.phases()).toMatchObject({ c3: 'done' });
  });

  it('an address that carries text that was read, or much of anything, asks whatever the host', async () => {
    await start({ mode: auto, only: [tool, read] });
    await place.say('See docs.example.com');
    await place.run({ tool: 'read_it', input: {} });
    const addresses = {
      'the address sends docs.example.com text that the model read in this turn': `https://docs.example.com/?q=${secret}`,
      'the address sends 401 characters to docs.example.com': `https://docs.example.com/${'x'.repeat(400)}`,
    };
    let id = 1;
    for (const [why, address] of Object.entries(addresses)) {
      id += 1;
      const { question, outcome } = await place.runToQuestion(call(address));
      expect(question).toMatchObject({ why, always: [] });
      await place.decide(`c${id}`, { answer: 'reject' });
      await outcome;
    }
  });

  it.each([
    `?q=${encodeURIComponent('and: the next line of all that is in it')}%zz`,
    `?q=${encodeURIComponent(encodeURIComponent('"and": the next line of all that is in it'))}`,
    `?q=AND-THE-NEXT-LINE-OF-ALL-THAT-IS-IN-IT`,
    `/${Buffer.from(secret).toString('base64url')}`,
    `/x/${Buffer.from(secret).toString('hex')}`,
    `?q=${secret.slice(0, 20)}&r=${secret.slice(20)}`.replace('&r=', '.'),
    '?q=correcthorse',
    '/CORRECT-HORSE.png',
    `/x/${Buffer.from('correcthorse').toString('base64url')}/y`,
    `/${Buffer.from('correcthorse').toString('hex')}`,
    '/a?x=2mq9vb4tl1wz',
  ])('an address that carries what was read in another form asks: %s', async (rest) => {
    await start({ mode: auto, only: [tool, read] });
    await place.say('See docs.example.com');
    await place.run({ tool: 'read_it', input: {} });
    const { question } = await place.runToQuestion(call(`https://docs.example.com/${rest}`));
    expect(question?.why).toMatch(
      /^the address sends docs.example.com (?:text|a secret) that the model read/,
    );
  });

  it.each(['BigUint64Array/from', '?q=the+next+line', 'correct/answers', 'db_password'])(
    'an address with ordinary words that were read runs: %s',
    async (rest) => {
      await start({ mode: auto, only: [tool, read] });
      await place.say('See docs.example.com');
      await place.run({ tool: 'read_it', input: {} });
      await place.run(call(`https://docs.example.com/${rest}`));
      expect(place.phases()).toMatchObject({ c2: 'done' });
    },
  );

  it('with nobody there to ask, the refusal says why, and names no mode that is on already', async () => {
    await start({ mode: auto, unattended: true });
    await place.say('Go on');
    await place.run(call('https://other.example/a'));
    expect(place.results().c1).toBe(
      'Not executed: you have not mentioned other.example in this chat. Nobody is there to approve it.',
    );
  });

  it('a secret that was read before the last message asks, too', async () => {
    await start({ mode: auto, only: [tool, read] });
    await place.run({ tool: 'read_it', input: {} });
    await place.say('See docs.example.com');
    const { question } = await place.runToQuestion(call('https://docs.example.com/?q=correcthorse'));
    expect(question).toMatchObject({
      why: 'the address sends docs.example.com a secret that the model read',
    });
  });

  it.each([
    'docs.example.com.evil.example',
    'mydocs.example.com',
    'a-docs.example.com',
    'docs.example.company',
  ])('a host within another name is not named: %s', async (named) => {
    await start({ mode: auto });
    await place.say(`See https://${named}/start`);
    const { question } = await place.runToQuestion(call('https://docs.example.com/'));
    expect(question).toMatchObject({ why: 'you have not mentioned docs.example.com in this chat' });
  });

  it('a host that a rule allows runs', async () => {
    await start({ mode: auto });
    await place.rules.add(place.root, {
      effect: 'allow',
      tool: 'web_fetch',
      match: 'other.example',
      scope: 'project',
    });
    await place.run(call('https://other.example/a'));
    expect(place.phases()).toMatchObject({ c1: 'done' });
  });
});
