import { words } from '@shared/texts/text';
import type { Tab } from '../../state/ui-state';

// Labels of tabs: the file name, and enough of its folder to distinguish equal names. Pure.

export type TabLabel = { readonly name: string; readonly folder: string | null };

/** One label for each tab, in order. */
export function tabLabels(tabs: readonly Tab[]): readonly TabLabel[] {
  return tabs.map((tab) => {
    if (tab.kind === 'replace') return { name: words('replace-review.name'), folder: null };
    if (tab.kind === 'changes') return { name: words('changes-review.name'), folder: null };
    const name = nameOf(tab.path);
    const namesakes = tabs.filter((other) => other.path !== tab.path && nameOf(other.path) === name);
    if (namesakes.length === 0) return { name, folder: null };
    return {
      name,
      folder: tellingFolder(
        tab.path,
        namesakes.map((other) => other.path),
      ),
    };
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The shortest end of the folder of `path` that differs from all `others`; `.` for a file in the root. */
function tellingFolder(path: string, others: readonly string[]): string {
  const folders = path.split('/').slice(0, -1);
  for (let count = 1; count <= folders.length; count += 1) {
    const tail = folders.slice(-count).join('/');
    if (!others.some((other) => endsIn(other, tail))) return tail;
  }
  return folders.join('/') || '.';
}

function endsIn(path: string, folder: string): boolean {
  const own = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return own === folder || own.endsWith(`/${folder}`);
}
