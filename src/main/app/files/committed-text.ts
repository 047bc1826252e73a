import { readCommitted } from '../../git/read-committed';
import { forWindow } from '../../project/app-failure';
import { decodeText } from '../../project/text/encoding';
import { withUnixEnds } from '../../project/text/line-ends';
import type { Workspace } from '../../project/workspace';

/** The text of the file in the commit that is checked out, in the encoding of the file; null if git has no text. */
export async function readCommittedText(
  workspace: Workspace,
  path: string,
): Promise<{ text: string } | null> {
  return forWindow(async () => {
    const place = await workspace.resolve(path);
    const bytes = await readCommitted(workspace.root, place.relative);
    if (bytes === null) return null;
    const decoded = decodeText(bytes, workspace.encodings.get(place.absolute));
    return decoded === 'binary' ? null : { text: withUnixEnds(decoded.text) };
  });
}
