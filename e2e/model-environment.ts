import { canary } from './canary';
import type { FakeModel } from './fake-model';

/** The variables by which Pilotfish uses the scripted model. */
export function modelEnvironment({ baseUrl }: FakeModel): Record<string, string> {
  return { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: canary, OPENAI_MODEL: 'fake-model' };
}
