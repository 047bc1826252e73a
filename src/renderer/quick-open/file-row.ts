import type { FoundPath } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { fileIcon } from '../parts/file-icon';
import type { PickRow } from '../ui/pick-list/pick-row';

/**
 * A row for a file: its name and then its folder, both with the matched letters marked. `line`: the line it opens at.
 */
export function fileRow({ path, matched }: FoundPath, line: number | null): PickRow {
  const split = path.lastIndexOf('/') + 1;
  const positions = matched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
  return {
    key: path,
    icon: fileIcon(path.slice(split)),
    label: path.slice(split),
    marked: positions.map((at) => at - split).filter((at) => at >= 0),
    ...(split > 0 && { about: path.slice(0, split - 1), aboutMarked: positions.filter((at) => at < split) }),
    ...(line !== null && { note: words('quick-open.line', { line }) }),
  };
}
