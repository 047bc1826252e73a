import path from 'node:path';
import type { ChatState, Item } from '@shared/chat/chat';
import type { AnyText, Param, Text } from '@shared/texts/text';
import { visibleName } from '../../base/visible-name';

// Makes the paths of a chat relative to its project, for readers elsewhere.

/**
 * The chat with every path of the project relative to `root`, in the titles of its calls and in its notices. A model
 * writes both kinds of paths. Messages and commands stay unchanged.
 */
export function insideProject(chat: ChatState, root: string): ChatState {
  const calls = Object.values(chat.calls).map((call) => ({ ...call, title: relativeIn(call.title, root) }));
  return {
    ...chat,
    calls: Object.fromEntries(calls.map((call) => [call.id, call])),
    items: chat.items.map((item) => ofItem(item, root)),
  };
}

function ofItem(item: Item, root: string): Item {
  return item.kind === 'notice' ? { ...item, text: relativeIn(item.text, root) } : item;
}

/** Parameters of texts that are always paths. */
const namesOfPaths: ReadonlySet<string> = new Set(['file', 'files', 'folder', 'path', 'paths']);

function relativeIn(told: AnyText, root: string): AnyText {
  return typeof told === 'string' ? told : relativeText(told, root);
}

function relativeText({ key, params }: Text, root: string): Text {
  const relative = Object.entries(params).map(([name, value]) => {
    const one = (param: Param) => relativeParam(name, param, root);
    return [name, isList(value) ? value.map(one) : one(value)] as const;
  });
  return { key, params: Object.fromEntries(relative) };
}

function isList(value: Param | readonly Param[]): value is readonly Param[] {
  return Array.isArray(value);
}

function relativeParam(name: string, value: Param, root: string): Param {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return relativeText(value, root);
  return namesOfPaths.has(name) ? relativePath(value, root) : value;
}

/** With `/`, and `.` for the project itself; paths outside stay unchanged. Names are escaped as in the window. */
function relativePath(given: string, root: string): string {
  if (!path.isAbsolute(given)) return given;
  const relative = path.relative(visibleName(root), given);
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) return given;
  return relative === '' ? '.' : relative.replaceAll(path.sep, '/');
}
