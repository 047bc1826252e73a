import { z } from 'zod';

// Schema walk from key to key.

/** The inner schema, inside its optional, nullable and default wrappers. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return unwrapped(schema.def.innerType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapped(schema.def.innerType);
  return schema;
}

export function below(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
