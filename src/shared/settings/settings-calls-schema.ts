import { z } from 'zod';
import { providerSchema, settingsSchema } from './settings-schema';
import { webSettingsSchema } from './web-settings-schema';

// What a window sends about the settings: changes, and questions to a provider.

const { baseUrl, headers, query, keyCommand, protocol } = providerSchema.shape;
const typed = { headers: headers.unwrap().optional(), query, keyCommand, protocol };

/** Stored values go only to the provider's stored address. Typed values go to the address that was typed with them. */
export const modelsQuerySchema = z.union([
  /** Typed values replace the stored ones. */
  z.object({ providerId: z.string(), ...typed }),
  z.object({ baseUrl, key: z.string().optional(), ...typed }),
]);
export type ModelsQuery = z.infer<typeof modelsQuerySchema>;

/** A connection test of a form: the address and key as for the list of models, and its other values. */
export const connectionQuerySchema = z.object({
  of: modelsQuerySchema,
  provider: providerSchema
    .pick({ protocol: true, models: true, contextWindow: true, images: true, files: true, tools: true })
    .extend({ model: z.string().min(1) }),
});
export type ConnectionQuery = z.infer<typeof connectionQuerySchema>;

const {
  theme,
  language,
  activeProvider,
  chat,
  defaultMode,
  correction,
  desktop,
  diff,
  memory,
  notifications,
  quickAsk,
  tools,
  tree,
} = settingsSchema.shape;

/** Only the keys to change. A `partial()` of the schema would add the defaults of all other keys. */
export const settingsPatchSchema = z.object({
  theme: theme.unwrap().optional(),
  language: language.unwrap().optional(),
  activeProvider: activeProvider.unwrap().optional(),
  defaultMode: defaultMode.unwrap().optional(),
  chat: chat.unwrap().optional(),
  correction: correction.unwrap().optional(),
  diff: diff.unwrap().optional(),
  memory: memory.unwrap().optional(),
  notifications: notifications.unwrap().optional(),
  quickAsk: quickAsk.unwrap().optional(),
  desktop: desktop.unwrap().optional(),
  tools: tools.unwrap().optional(),
  tree: tree.unwrap().optional(),
  web: z.object({ allowedHosts: webSettingsSchema.shape.allowedHosts.unwrap() }).optional(),
});
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;
