import { hashOfFile } from '../../base/files/content-hash';
import type { Workspace } from '../../project/workspace';

/** The SHA-256 of the file's current bytes; null if it is missing, `unreadable` if it cannot be read as a file. */
export async function currentHash(workspace: Workspace, absolutePath: string): Promise<string | null> {
  try {
    const path = await workspace.resolve(absolutePath);
    // The path now contains a link, so it is another file.
    if (path.absolute !== absolutePath) return 'unreadable';
    if ((await workspace.stat(path)) === null) return null;
    const file = await workspace.openFile(path);
    try {
      return await hashOfFile(file);
    } finally {
      await file.close();
    }
  } catch {
    return 'unreadable';
  }
}
