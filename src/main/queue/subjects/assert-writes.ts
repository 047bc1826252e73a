import { AppError } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import { assertWritable } from '../../project/assert-writable';
import { unwritableCharacter } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import type { FileProposal } from '../../tools/kit/tool';

/**
 * Checks, before a decision counts, that its text can be written: the user's text would be lost with a failing call.
 * AppError `invalid` names the problem and a remedy.
 */
export async function assertWrites(
  workspace: Workspace,
  { subject, base }: FileProposal,
  content: string,
): Promise<void> {
  if (subject.change === 'delete') return;
  const character = unwritableCharacter(content, base);
  if (character !== null)
    throw new AppError('invalid', unfitText(character, subject.relativePath, base.format.encoding));
  try {
    await assertWritable(workspace, await workspace.resolve(subject.path, 'absolute-only'));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const text = textOf('asks.not-writable', { problem: error.told });
    throw new AppError('invalid', text, { cause: error });
  }
}

function unfitText(character: string, file: string, encoding: string): Text {
  const code = character.codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  if (isHalf) return textOf('asks.half-character', { character: name, file });
  return textOf('asks.no-such-character', { file, encoding, character, code: name });
}
