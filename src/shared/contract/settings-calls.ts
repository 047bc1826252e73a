import { z } from 'zod';
import type { ConnectionReport } from '../models/connection-report';
import { type Learned, learnedSchema } from '../models/learned-schema';
import type { SettingRow } from '../settings/setting-row';
import type { FoundServer, ListedModel } from '../settings/settings';
import {
  connectionQuerySchema,
  modelsQuerySchema,
  settingsPatchSchema,
} from '../settings/settings-calls-schema';
import { providerSchema, toolGroupSchema, toolNamePattern } from '../settings/settings-schema';
import { searchSettingsSchema } from '../settings/web-settings-schema';
import { type Calls, call, nothing } from './call';

export const settingsCalls = {
  change: call(settingsPatchSchema).returns(),
  /** The settings that appear as rows. */
  rows: call(nothing).returns<readonly SettingRow[]>(),
  /** Sets the value of a row; a missing value restores the default. Throws AppError `invalid`. */
  set: call(z.object({ key: z.string(), value: z.unknown().optional() })).returns(),
  /** Adds the provider, or replaces the one of the same id. */
  saveProvider: call(z.object({ provider: providerSchema, key: z.string().optional() })).returns(),
  /** Adds the group, or replaces the one of that name; null removes it. */
  setToolGroup: call(
    z.object({ name: z.string().regex(toolNamePattern), group: toolGroupSchema.nullable() }),
  ).returns(),
  removeProvider: call(z.object({ id: z.string() })).returns(),
  saveSearch: call(searchSettingsSchema).returns(),
  /** Looks for model servers on this machine. */
  probe: call(nothing).returns<readonly FoundServer[]>(),
  /** The models that `<base url>/models` lists, of a saved provider or of a typed address. */
  models: call(modelsQuerySchema).returns<readonly ListedModel[]>(),
  /**
   * Tests a model as a chat would use it, and ends the previous test of this window. Throws AppError `closed` if the
   * test was ended.
   */
  testConnection: call(connectionQuerySchema).returns<ConnectionReport>(),
  endTest: call(nothing).returns(),
  /** The lessons from refused requests for all models, by their address and name. */
  learned: call(nothing).returns<readonly Learned[]>(),
  /** Forgets them, so that the next request to the model is unchanged. */
  forget: call(learnedSchema.pick({ baseUrl: true, model: true })).returns(),
} as const satisfies Calls;
