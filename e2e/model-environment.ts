import { canary } from './canary';
import type { FakeModel } from './fake-model';

/** The variables that make Pilotfish use the scripted model. */
export function modelEnvironment({ baseUrl }: FakeModel): Record<string, string> {
  return { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: canary, OPENAI_MODEL: 'fake-model' };
}
