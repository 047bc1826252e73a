import { fieldOf } from '@shared/base/json';
import { messageOf } from '@shared/errors';
import type { SearchKeyState } from '@shared/settings/settings';
import type { SearchSettings } from '@shared/settings/web-settings-schema';
import { type AnyText, textOf } from '@shared/texts/text';
import type { JsonFile } from './json-file';
import { readSettings } from './read-settings';
import type { Secrets } from './secrets';

// Key of the web search: from the environment, else the stored one, which goes only to the address of its entry. A key
// that the user wrote into settings.json moves to the secret store.

export type SearchKey = {
  state(baseUrl: string): SearchKeyState;
  /** Null if there is no key for this address. Throws AppError `unavailable` if it cannot be decrypted. */
  of(baseUrl: string): Promise<string | null>;
  /** An empty key deletes the stored one, an absent key leaves it. */
  keep(search: SearchSettings): Promise<void>;
  /**
   * The value of settings.json after the key has moved to the secret store. Reports a failure; the key then stays in
   * the file, unused.
   */
  takenOut(value: unknown): Promise<unknown>;
};

type Parts = {
  readonly secrets: Secrets;
  readonly env: NodeJS.ProcessEnv;
  readonly file: Pick<JsonFile, 'edit'>;
  readonly onProblem: (problem: AnyText) => void;
};

const secretName = 'web:tavily';

export function createSearchKey({ secrets, env, file, onProblem }: Parts): SearchKey {
  const isFor = (baseUrl: string) => secrets.originOf(secretName) === originOf(baseUrl);
  return {
    state(baseUrl) {
      if (env.TAVILY_API_KEY) return 'environment';
      if (!secrets.has(secretName)) return 'none';
      return isFor(baseUrl) ? 'stored' : 'for-another-address';
    },
    async of(baseUrl) {
      if (env.TAVILY_API_KEY) return env.TAVILY_API_KEY;
      return isFor(baseUrl) ? await secrets.get(secretName) : null;
    },
    async keep({ key, baseUrl }) {
      if (key === '') await secrets.remove(secretName);
      else if (key !== undefined) await secrets.set(secretName, key, originOf(baseUrl));
    },
    async takenOut(value) {
      const key = writtenKey(value);
      if (key === null) return value;
      const rest = withoutKey(value);
      try {
        await secrets.set(secretName, key, originOf(readSettings(rest).settings.web.tavily.baseUrl));
        await file.edit((now) => (writtenKey(now) === key ? [{ path: keyPath, value: undefined }] : []));
        onProblem(textOf('settings.key-moved', { key: keyPath.join('.') }));
      } catch (error) {
        const why = messageOf(error).replaceAll(key, '…');
        onProblem(textOf('settings.key-not-moved', { key: keyPath.join('.'), why }));
      }
      return rest;
    },
  };
}

const keyPath = ['web', 'tavily', 'apiKey'];

function withoutKey(value: unknown): unknown {
  const rest = structuredClone(value) as { web: { tavily: { apiKey?: unknown } } };
  delete rest.web.tavily.apiKey;
  return rest;
}

function writtenKey(value: unknown): string | null {
  const written = keyPath.reduce(fieldOf, value);
  return typeof written === 'string' && written.trim() !== '' ? written.trim() : null;
}

function originOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.origin ?? baseUrl;
}
