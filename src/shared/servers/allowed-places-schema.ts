import { z } from 'zod';
import { hostPattern } from '../settings/web-settings-schema';

// Exceptions for a program from elsewhere in the sandbox: hosts and writable folders beyond the common ones. The form
// is that of its configuration, which the user also sees.

/** As in rules: `host` or `host:port`. */
export const allowedHostSchema = z.string().regex(hostPattern, 'a host or host:port, such as localhost:8080');

/** Absolute, or below the user's home; `..` is forbidden. */
const folderSchema = z
  .string()
  .regex(/^(?:~\/|\/)(?!(?:.*\/)?\.\.(?:\/|$))/, 'an absolute path, or one that begins with ~/');

export const allowedPlaces = {
  allowedHosts: z.array(allowedHostSchema).max(100).optional(),
  /** Writable in addition to the project, temporary files and the caches of package managers. */
  allowedFolders: z.array(folderSchema).max(100).optional(),
};
