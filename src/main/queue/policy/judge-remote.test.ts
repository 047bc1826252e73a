import type { Mode, Rule } from '@shared/approval/approval';
import { expect, it } from 'vitest';
import { judgeRemote } from './judge-remote';

const [now, pin, other] = [1000, 'a'.repeat(64), 'b'.repeat(64)];
const ask: Mode = { kind: 'ask' };

const rule = (effect: Rule['effect'], more: Partial<Rule> = {}): Rule => ({
  id: 'r',
  effect,
  tool: 'docs__echo',
  scope: 'project',
  createdAt: 0,
  origin: 'person',
  ...more,
});

const judged = (rules: readonly Rule[], mode: Mode = ask, repeats = false) =>
  judgeRemote({ tool: { name: 'docs__echo', kind: 'remote' }, repeats, mode, rules, now }, pin);

it('asks by the mode where no rule is about it, and offers one for the tool', () => {
  expect(judged([])).toMatchObject({ verdict: 'ask', because: 'mode', always: [{ tool: 'docs__echo' }] });
});

it('runs by a rule for the very tool it is, in every mode but Plan', () => {
  const rules = [rule('allow', { pin })];
  const modes: Mode[] = [ask, { kind: 'accept-edits' }, { kind: 'auto', until: now + 1 }];
  for (const mode of modes)
    expect(judged(rules, mode)).toMatchObject({ verdict: 'allow', allowance: { by: 'rule' } });
  expect(judged(rules, { kind: 'plan' })).toMatchObject({ verdict: 'deny', refusal: { by: 'mode' } });
});

it.each([
  ['without a pin', rule('allow')],
  ['for every tool', rule('allow', { tool: '*', pin })],
  ['for another tool', rule('allow', { tool: 'docs__other', pin })],
  ['that says more than its tool', rule('allow', { match: 'npm test', pin })],
])('is not allowed by a rule %s', (_name, one) => {
  expect(judged([one])).toMatchObject({ verdict: 'ask', because: 'mode' });
});

it('asks, with what it was, where it is another than what was allowed, though a mode would let it run', () => {
  const auto: Mode = { kind: 'auto', until: now + 1 };
  for (const mode of [ask, auto]) {
    expect(judged([rule('allow', { pin: other })], mode)).toMatchObject({
      verdict: 'ask',
      because: 'rule',
      why: { key: 'asks.remote-changed' },
      allowedPin: other,
      always: [{ tool: 'docs__echo' }],
    });
  }
});

it('runs again once what it is by now is allowed too', () => {
  expect(judged([rule('allow', { pin: other }), rule('allow', { pin })])).toMatchObject({ verdict: 'allow' });
});

it.each(['docs__echo', '*'])('is refused, or asks, by a rule for %s, whatever is allowed', (tool) => {
  const allowed = rule('allow', { pin });
  expect(judged([allowed, rule('deny', { tool })])).toMatchObject({ verdict: 'deny' });
  expect(judged([allowed, rule('ask', { tool })])).toMatchObject({ verdict: 'ask', because: 'rule' });
});

it('asks where the same call came over and over, and says beside it that the tool is another', () => {
  expect(judged([rule('allow', { pin })], ask, true)).toMatchObject({ verdict: 'ask', because: 'repeat' });
  expect(judged([rule('allow', { pin: other })], ask, true)).toMatchObject({
    because: 'repeat',
    allowedPin: other,
  });
});
