import type { IncomingMessage } from 'node:http';

// Answers of the registries, as strict as theirs: npm wants the slash of a scoped name encoded and answers 404 for any
// other path; PyPI redirects names that are not normalised; crates.io refuses requests without a user agent.

export type RegistryAnswer = { readonly status: number; readonly body: string };

export function answerOfRegistry({ url = '', headers, method }: IncomingMessage): RegistryAnswer {
  if (method !== 'GET') return answer(405, { error: 'method not allowed' });
  if (url.startsWith('/downloads/')) return found(downloads, url);
  if (url.startsWith('/pypi/')) return ofPypi(url);
  if (url.startsWith('/api/v1/crates/'))
    return headers['user-agent'] ? found(crates, url) : answer(403, { errors: [{ detail: 'no agent' }] });
  if (headers.authorization !== undefined) return answer(500, { error: 'a key was sent' });
  return found(npm, url);
}

function answer(status: number, body: unknown): RegistryAnswer {
  return { status, body: JSON.stringify(body) };
}

function found(all: Readonly<Record<string, unknown>>, url: string): RegistryAnswer {
  return Object.hasOwn(all, url) ? answer(200, all[url]) : answer(404, { error: 'Not found' });
}

function ofPypi(url: string): RegistryAnswer {
  const name = url.split('/')[2] ?? '';
  return /[A-Z_.]/.test(name) ? answer(301, {}) : found(pypi, url);
}

const leftPad = {
  name: 'left-pad',
  'dist-tags': { latest: '1.3.0', beta: '1.2.0' },
  time: {
    created: '2014-03-14T10:35:23.000Z',
    modified: '2022-06-19T10:00:00.000Z',
    '1.2.0': '2017-11-09T10:00:00.000Z',
    '1.3.0': '2018-04-09T02:10:45.796Z',
  },
  versions: {
    '1.2.0': { version: '1.2.0', license: { type: 'WTFPL' } },
    '1.3.0': { version: '1.3.0', license: 'WTFPL', deprecated: 'use String.prototype.padStart()' },
  },
};

const thing = {
  name: '@scope/thing',
  'dist-tags': { latest: '0.1.0' },
  time: { created: '2026-01-01T00:00:00.000Z', '0.1.0': '2026-01-01T00:00:01.000Z' },
  versions: { '0.1.0': { version: '0.1.0' } },
};

const gone = { name: 'gone', time: { created: '2015-01-01T00:00:00.000Z', unpublished: {} } };

/** Longer than Pilotfish reads. */
const long = { name: 'long', readme: 'x'.repeat(5_000_000) };

const npm = {
  '/left-pad': leftPad,
  '/@scope%2fthing': thing,
  '/gone': gone,
  '/long': long,
  '/long/latest': { version: '9.0.0', license: 'MIT' },
  '/endless': long,
  '/broken': 'text',
};

const downloads = {
  '/downloads/point/last-week/left-pad': { downloads: 1_234_567, package: 'left-pad' },
  '/downloads/point/last-week/@scope/thing': { downloads: 7, package: '@scope/thing' },
};

const requests = {
  info: {
    name: 'requests',
    version: '2.32.3',
    license: 'Apache-2.0',
    license_expression: null,
    classifiers: ['License :: OSI Approved :: Apache Software License'],
    yanked: false,
    yanked_reason: null,
  },
  urls: [{ upload_time_iso_8601: '2024-05-29T15:37:49.536Z' }],
  releases: {
    '0.2.0': [{ upload_time_iso_8601: '2011-02-14T15:00:00.000Z' }],
    '2.32.3': [{ upload_time_iso_8601: '2024-05-29T15:37:49.536Z' }],
    '9.9.9': [],
  },
};

const yanked = {
  info: {
    ...requests.info,
    version: '2.32.1',
    license: 'x'.repeat(900),
    yanked: true,
    yanked_reason: 'broken',
  },
  urls: [{ upload_time_iso_8601: '2024-05-20T15:37:49.536Z' }],
};

const pypi = {
  '/pypi/requests/json': requests,
  '/pypi/requests/2.32.1/json': yanked,
};

const crates = {
  '/api/v1/crates/serde': {
    crate: {
      name: 'serde',
      created_at: '2014-12-05T20:20:39.487Z',
      recent_downloads: 90_000_000,
      max_stable_version: '1.0.219',
      newest_version: '2.0.0-beta',
    },
    versions: [
      { num: '2.0.0-beta', created_at: '2026-01-01T00:00:00Z', license: 'MIT', yanked: false },
      { num: '1.0.219', created_at: '2025-03-09T00:00:00Z', license: 'MIT OR Apache-2.0', yanked: false },
      { num: '1.0.200', created_at: '2024-05-01T00:00:00Z', license: 'MIT', yanked: true },
    ],
  },
};
