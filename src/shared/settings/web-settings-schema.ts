import { z } from 'zod';

// Access to the web: the search service, and the allowed local hosts.

/** A host, or the hosts below one, with or without a port. */
export const hostPattern = /^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

const baseUrl = z.url({ protocol: /^https?$/ }).refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), {
  error: 'Pilotfish ignores a name or password in the address',
});

/** Changed through `settings.saveSearch`, together with the key. */
export const searchSettingsSchema = z.object({
  baseUrl,
  /** '' deletes the stored key, absent keeps it. */
  key: z.string().trim().optional(),
});
export type SearchSettings = z.infer<typeof searchSettingsSchema>;

export const webSettingsSchema = z.object({
  /** `host` or `host:port` that pages may be fetched from although it is local. */
  allowedHosts: z
    .array(z.string().regex(hostPattern, 'a host or host:port, such as localhost:8080'))
    .default([]),
  tavily: z
    .object({
      /** Its `apiKey` moves to the secret store before any setting is read (`storage/search-key.ts`). */
      baseUrl: baseUrl.default('https://api.tavily.com'),
    })
    .prefault({}),
});
