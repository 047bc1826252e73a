import { z } from 'zod';

// What a server of chat completions must get back with a message that has calls, under the names it came with.

const detailSchema = z.looseObject({ type: z.string().optional(), index: z.number().nullish() });
export type ReasoningDetail = z.infer<typeof detailSchema>;
export const detailsSchema = z.array(detailSchema);

export const keptSchema = z.object({
  message: z
    .object({
      reasoning_content: z.string(),
      reasoning: z.string(),
      reasoning_details: detailsSchema,
      /** With its thinking, where the server leaves that in the text. */
      content: z.string(),
    })
    .partial()
    .optional(),
  /** `extra_content` of the calls, by their place. */
  calls: z.array(z.unknown()).optional(),
});
export type Kept = z.infer<typeof keptSchema>;

/** One list of pieces that come one after another: texts of the same thought are joined. */
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
