import { expect, it } from 'vitest';
import { endpointAt } from '../../testing/endpoint';
import type { ModelEndpoint } from '../kit/model';
import { thinkingFields } from './thinking';

const google = 'https://generativelanguage.googleapis.com/v1beta/openai';

function fields(baseUrl: string, model: string, changes: Partial<ModelEndpoint> = {}): unknown {
  return thinkingFields(endpointAt(baseUrl, { model, ...changes }), { hasTools: true });
}

const config = (fields: unknown) => ({ extra_body: { google: { thinking_config: fields } } });

it('is an effort for most servers', () => {
  expect(fields('https://a.invalid/v1', 'gpt-5')).toEqual({});
  expect(fields('https://a.invalid/v1', 'gpt-5', { options: { effort: 'high' } })).toEqual({
    reasoning_effort: 'high',
  });
  const learned = [{ kind: 'effort-none' as const }];
  expect(fields('https://a.invalid/v1', 'gpt-5', { options: { effort: 'high' }, learned })).toEqual({
    reasoning_effort: 'none',
  });
});

it('asks Gemini for its thoughts, with a level or a budget in place of an effort', () => {
  const high = { options: { effort: 'high' } };
  expect(fields(google, 'gemini-3-pro')).toEqual(config({ include_thoughts: true }));
  expect(fields(google, 'gemini-3-pro', high)).toEqual(
    config({ include_thoughts: true, thinking_level: 'high' }),
  );
  expect(fields(google, 'models/gemini-2.5-flash', high)).toEqual(
    config({ include_thoughts: true, thinking_budget: 24_576 }),
  );
  expect(fields(google, 'gemini-2.0-flash', high)).toEqual({ reasoning_effort: 'high' });
  expect(fields(google, 'gemini-3-pro', { learned: [{ kind: 'no-reasoning' }] })).toEqual({});
});

it('leaves Gemini what the user set for it', () => {
  expect(fields(google, 'gemini-3-pro', { options: { effort: 'low', body: { extra_body: {} } } })).toEqual(
    {},
  );
});
