import type { Rule } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { connectionByRules, connectionTarget, hostsOfOffer } from './connection-rules';

const rule = (effect: Rule['effect'], match?: string, tool = 'network'): Rule => ({
  id: `${effect} ${match}`,
  effect,
  tool,
  scope: 'project',
  createdAt: 0,
  origin: 'person',
  ...(match !== undefined && { match }),
});

const at = (host: string, port = 443) => ({ host, port });

describe('what rules say of a connection', () => {
  it.each([
    ['the host that is allowed', 'allow', 'example.com', at('example.com'), 'allowed'],
    ['its usual ports alone', 'allow', 'example.com', at('example.com', 80), 'allowed'],
    ['its usual ports alone', 'allow', 'example.com', at('example.com', 22), 'asks'],
    ['the port that is named', 'allow', 'example.com:22', at('example.com', 22), 'allowed'],
    ['no other host', 'allow', 'example.com', at('evil-example.com'), 'asks'],
    ['no host below it', 'allow', 'example.com', at('a.example.com'), 'asks'],
    ['hosts below one', 'allow', '*.example.com', at('a.b.example.com'), 'allowed'],
    ['an address', 'allow', '[::1]:3000', at('::1', 3000), 'allowed'],
    ['every port of what is denied', 'deny', 'example.com', at('example.com', 22), 'denied'],
    ['every port of what is asked about', 'ask', 'example.com', at('example.com', 22), 'asks'],
  ] as const)('%s: %s network %s', (_, effect, match, to, expected) => {
    expect(connectionByRules([rule(effect, match)], to)).toBe(expected);
  });

  it('deny goes before ask, ask before allow', () => {
    const rules = [rule('allow', 'a.com'), rule('ask', 'a.com')];
    expect(connectionByRules(rules, at('a.com'))).toBe('asks');
    expect(connectionByRules([...rules, rule('deny')], at('a.com'))).toBe('denied');
  });

  it('a rule for other tools says nothing of it, one for all of them may only keep it', () => {
    expect(connectionByRules([rule('allow', 'a.com', 'web_fetch')], at('a.com'))).toBe('asks');
    expect(connectionByRules([rule('deny', undefined, '*')], at('a.com'))).toBe('denied');
    expect(connectionByRules([rule('deny', 'a.com', '*')], at('a.com'))).toBe('asks');
  });

  it('what is no host is denied', () => {
    expect(connectionByRules([rule('allow')], at('a b'))).toBe('denied');
  });
});

describe('what is offered to be allowed always', () => {
  const offers = (to: { host: string; port: number }) =>
    connectionTarget(to).offers.map(({ match }) => match);

  it('the host, with its port where that does not go without saying', () => {
    expect(offers(at('example.com'))).toEqual(['example.com']);
    expect(offers(at('example.com', 8080))).toEqual(['example.com:8080']);
  });

  it('with one registry all the usual ones, each a rule', () => {
    const [own, all = ''] = offers(at('registry.npmjs.org'));
    expect(own).toBe('registry.npmjs.org');
    expect(hostsOfOffer(all)).toEqual(
      expect.arrayContaining(['registry.npmjs.org', 'pypi.org', 'static.crates.io']),
    );
    expect(offers(at('registry.npmjs.org', 8080))).toHaveLength(1);
  });
});
