import { expect, it } from 'vitest';
import { endpointAt } from '../testing/endpoint';
import { withoutSecrets } from './model-failure';
import { requestAddress } from './request-address';

it.each([
  ['https://a.example/v1', undefined, 'https://a.example/v1/models'],
  ['https://a.example/v1//', {}, 'https://a.example/v1/models'],
  ['https://a.example/v1?v=1', undefined, 'https://a.example/v1/models?v=1'],
  ['https://a.example', { v: '2', k: 'a b' }, 'https://a.example/models?v=2&k=a+b'],
  ['https://a.example/v1?v=1', { v: '2' }, 'https://a.example/v1/models?v=2'],
])('an address below %s has its query behind the path', (baseUrl, query, address) => {
  expect(requestAddress({ baseUrl, query }, 'models')).toBe(address);
});

it('a parameter that is a key is blotted out of texts, the version of an API is not', () => {
  const endpoint = endpointAt('https://a.example', {
    query: { 'api-version': '2024-10-21', 'subscription-key': 'secret-9' },
  });
  expect(withoutSecrets(endpoint, 'no 2024-10-21 for secret-9')).toBe('no 2024-10-21 for ***');
});
