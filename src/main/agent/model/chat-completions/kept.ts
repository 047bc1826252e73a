import { z } from 'zod';

// Data that a chat completions server must get back with a message with calls, under its original names.

const detailSchema = z.looseObject({ type: z.string().optional(), index: z.number().nullish() });
export type ReasoningDetail = z.infer<typeof detailSchema>;
export const detailsSchema = z.array(detailSchema);

export const keptSchema = z.object({
  message: z
    .object({
      reasoning_content: z.string(),
      reasoning: z.string(),
      reasoning_details: detailsSchema,
      /** The text with its thinking, if the server leaves the thinking in the text. */
      content: z.string(),
    })
    .partial()
    .optional(),
  /** `extra_content` of the calls, by their position. */
  calls: z.array(z.unknown()).optional(),
});
export type Kept = z.infer<typeof keptSchema>;

/** Appends pieces to one list; texts of the same thought are joined. */
export function addDetails(whole: ReasoningDetail[], pieces: readonly ReasoningDetail[]): void {
  for (const piece of pieces) {
    const last = whole.at(-1);
    const field = last && sameThought(last, piece) ? textField(piece) : null;
    if (last && field !== null) whole[whole.length - 1] = joined(last, piece, field);
    else whole.push(piece);
  }
}

function sameThought(last: ReasoningDetail, piece: ReasoningDetail): boolean {
  return last.type === piece.type && (last.index ?? null) === (piece.index ?? null);
}

function textField(piece: ReasoningDetail): 'text' | 'summary' | null {
  if (piece.type === 'reasoning.text') return 'text';
  return piece.type === 'reasoning.summary' ? 'summary' : null;
}

function joined(last: ReasoningDetail, piece: ReasoningDetail, field: 'text' | 'summary'): ReasoningDetail {
  const said = Object.fromEntries(Object.entries(piece).filter(([, value]) => value != null));
  return { ...last, ...said, [field]: `${last[field] ?? ''}${piece[field] ?? ''}` };
}
