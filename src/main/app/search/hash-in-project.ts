import { hashOfFile } from '../../base/files/content-hash';
import type { Workspace } from '../../project/workspace';

/** The SHA-256 of the file's current content; null if it is missing or unreadable. `path` is relative. */
export async function hashInProject(workspace: Workspace, path: string): Promise<string | null> {
  try {
    const file = await workspace.openFile(await workspace.resolve(path));
    try {
      return await hashOfFile(file);
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}
