import { z } from 'zod';

// The packages that a command adds, by the registry that has them.

export const registryNameSchema = z.enum(['npm', 'pypi', 'crates']);
export type RegistryName = z.infer<typeof registryNameSchema>;

export const addedPackageSchema = z.object({
  registry: registryNameSchema,
  name: z.string(),
  /** A version or a tag; null: the newest version, or a range. */
  version: z.string().nullable(),
});
export type AddedPackage = z.infer<typeof addedPackageSchema>;
