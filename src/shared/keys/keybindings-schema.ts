import { z } from 'zod';

// Entry of `keybindings.json`. Each entry is parsed separately, so that a wrong one does not affect the others.

export const keybindingSchema = z.object({
  key: z.string().max(100),
  /** With a leading dash, the key is removed from the command. */
  command: z.string().max(200),
});
