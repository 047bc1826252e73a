import { z } from 'zod';

// Entry of `keybindings.json`. Each is parsed by itself, so that a wrong one costs itself alone.

export const keybindingSchema = z.object({
  key: z.string().max(100),
  /** With a dash before it: the key is taken from the command. */
  command: z.string().max(200),
});
