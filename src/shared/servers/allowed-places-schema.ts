import { z } from 'zod';
import { hostPattern } from '../settings/web-settings-schema';

// What a program from elsewhere may reach and write in the sandbox, beside what every one may: as its configuration
// says it, and as the person reads it.

/** As in rules: `host` or `host:port`. */
export const allowedHostSchema = z.string().regex(hostPattern, 'a host or host:port, e.g. localhost:8080');

/** Absolute, or below the person's home; with no way out again. */
const folderSchema = z
  .string()
  .regex(/^(?:~\/|\/)(?!(?:.*\/)?\.\.(?:\/|$))/, 'an absolute path, or one that begins with ~/');

export const allowedPlaces = {
  allowedHosts: z.array(allowedHostSchema).max(100).optional(),
  /** Written besides the project, temporary files and the caches of package managers. */
  allowedFolders: z.array(folderSchema).max(100).optional(),
};
