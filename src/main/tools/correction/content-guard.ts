import { messageOf } from '@shared/errors';
import { ToolError } from '../../base/tool-error';
import type { AskModel } from './model-stage';
import { findPlaceholder } from './placeholder';

// Content that a model clearly wrote by mistake: escaped once too often, or with a remark instead of code.

/** The fault of `content` as a clause, or null. `existing`: the current text of the file, empty for a new one. */
export function contentFault(content: string, existing: string, path: string): string | null {
  if (isOverEscaped(content) && !isOverEscaped(existing)) {
    return 'its line breaks and quotes are written out as escape sequences (\\n, \\")';
  }
  const placeholder = findPlaceholder(content, existing, path);
  if (placeholder === null) return null;
  return `line ${placeholder.number} stands in for omitted code: "${placeholder.text}"`;
}

const system = `You repair the content of a file that another request got wrong. Answer with the complete, corrected content between <content> and </content>, and nothing else. Change nothing but the fault that is named. If you cannot tell what the content should be, answer <none/>.`;

export type GuardedContent = { readonly content: string; readonly corrected: boolean };

/** The content, corrected by the model if it is faulty. ToolError with the reason if correction is off or fails. */
export async function guardContent(
  written: { readonly content: string; readonly existing: string; readonly path: string },
  askModel: AskModel | null,
): Promise<GuardedContent> {
  const { content, existing, path } = written;
  const fault = contentFault(content, existing, path);
  if (fault === null) return { content, corrected: false };
  const refusal = `Refused to write ${path}: ${fault}. Nothing was written. Give the complete content as it shall stand in the file, or use edit to change a part of it.`;
  if (askModel === null) throw new ToolError(refusal);
  const corrected = await correctedByModel(written, fault, askModel).catch((cause: unknown) => {
    throw new ToolError(`${refusal} (Having it corrected failed: ${messageOf(cause)})`, { cause });
  });
  if (corrected === null || contentFault(corrected, existing, path) !== null) throw new ToolError(refusal);
  return { content: corrected, corrected: true };
}

async function correctedByModel(
  { content, existing, path }: { readonly content: string; readonly existing: string; readonly path: string },
  fault: string,
  askModel: AskModel,
): Promise<string | null> {
  const answer = await askModel({
    system,
    prompt: [
      `File: ${path}`,
      `Fault: ${fault}`,
      `<existing>\n${existing}\n</existing>`,
      `<wrong>\n${content}\n</wrong>`,
    ].join('\n\n'),
  });
  const corrected = /<content>\n?([\s\S]*?)\n?<\/content>\s*$/.exec(answer)?.[1];
  if (corrected === undefined || corrected.trim() === '') return null;
  return content.endsWith('\n') || content.endsWith('\\n') ? `${corrected}\n` : corrected;
}

/** A single line with written-out line breaks, or many lines in which every quote is escaped. */
function isOverEscaped(content: string): boolean {
  const outside = withoutStrings(content);
  const breaks = outside.split('\\n').length - 1;
  if (!content.trim().includes('\n')) return breaks >= 3 || (breaks >= 2 && content.trim().endsWith('\\n'));
  const escapedQuotes = outside.split('\\"').length - 1;
  return escapedQuotes >= 4 && !/(?<!\\)["'`]/.test(content);
}

/** Strings may contain escape sequences. */
function withoutStrings(content: string): string {
  return content.replace(
    /(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n]|\\.)+\/)/g,
    '',
  );
}
