import { hashOfFile } from '../../base/files/content-hash';
import type { Workspace } from '../../project/workspace';

/**
 * The SHA-256 of the file's bytes as they are now; null when there is none, and `unreadable` when what is there now
 * cannot be read as a file.
 */
export async function currentHash(workspace: Workspace, absolutePath: string): Promise<string | null> {
  try {
    const path = await workspace.resolve(absolutePath);
    // A link has come up on the way: it is another file by now.
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
