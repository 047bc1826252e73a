import type { IBufferCellPosition, ILink, ILinkProvider, Terminal } from '@xterm/xterm';
import { findFileLinks } from './file-links';

// Turns places in files (`src/a.ts:12`) in a terminal's output into links, across wrapped lines too.

type FilePosition = { readonly path: string; readonly line: number };

/** In characters. Longer lines are skipped: a search would block the page, and they are not meant for reading. */
const longest = 4000;

export function fileLinkProvider(
  terminal: Terminal,
  root: () => string | null,
  open: (event: MouseEvent, place: FilePosition) => void,
): ILinkProvider {
  return {
    provideLinks(bufferLine, give) {
      const base = root();
      const { text, cells } = base === null ? { text: '', cells: [] } : wholeLine(terminal, bufferLine - 1);
      const links = findFileLinks(text, base ?? '').flatMap(({ start, end, path, line }): ILink[] => {
        const [from, to] = [cells[start], cells[end - 1]];
        if (!from || !to || from.y > bufferLine || to.y < bufferLine) return [];
        return [
          {
            range: { start: from, end: to },
            text: text.slice(start, end),
            activate: (event) => open(event, { path, line }),
          },
        ];
      });
      give(links.length > 0 ? links : undefined);
    },
  };
}

/** The line that contains row `row` (from 0), and the cell of each of its characters (from 1). */
function wholeLine(
  terminal: Terminal,
  row: number,
): { readonly text: string; readonly cells: readonly IBufferCellPosition[] } {
  const buffer = terminal.buffer.active;
  let first = row;
  while (first > 0 && buffer.getLine(first)?.isWrapped) first -= 1;
  let text = '';
  const cells: IBufferCellPosition[] = [];
  for (let y = first; text.length < longest; y += 1) {
    const line = buffer.getLine(y);
    if (!line || (y > first && !line.isWrapped)) break;
    for (let x = 0; x < line.length; x += 1) {
      const cell = line.getCell(x);
      if (!cell || cell.getWidth() === 0) continue;
      const characters = cell.getChars() || ' ';
      text += characters;
      for (let part = 0; part < characters.length; part += 1) cells.push({ x: x + 1, y: y + 1 });
    }
  }
  return { text, cells };
}
