import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import type { DataFileFault, DataFileName } from '@shared/data-files/data-file';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { jsonFault } from '../json-fault';
import { readKeybindings } from '../keybindings/read-keybindings';
import { readSettings } from '../read-settings';

// Faults of a data file during typing, with the same messages as for the saved file. Pure.

export type Fault = DataFileFault<AnyText>;

export function checkDataFile(name: DataFileName, text: string): readonly Fault[] {
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== null)
    return [{ offset: tooDeep, length: 1, told: textOf('file.nested-too-deep', { levels: deepestJson }) }];
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  if (errors.length > 0) return errors.map(faultOfSyntax);
  return root ? problemsOf(name, root) : [];
}

function faultOfSyntax({ error, offset, length }: ParseError): Fault {
  return {
    offset,
    length,
    told: textOf('data-files.syntax', { what: jsonFault(printParseErrorCode(error)) }),
  };
}

function problemsOf(name: DataFileName, root: Node): readonly Fault[] {
  const holds = name === 'settings.json' ? 'object' : 'array';
  const value: unknown = getNodeValue(root);
  if (name !== 'rules.json' && root.type !== holds)
    return [faultAt(root, [], textOf(holds === 'array' ? 'file.no-list' : 'file.no-object'))];
  switch (name) {
    case 'settings.json':
      return readSettings(value).problems.map((told) => faultAt(root, pathOfKey(told), told));
    case 'keybindings.json':
      return readKeybindings(value).problems.map((told) => faultAt(root, pathOfEntry(told), told));
    case 'rules.json':
      return [];
  }
}

/** At the nearest existing parent. */
function faultAt(root: Node, where: JSONPath, told: AnyText): Fault {
  for (let length = where.length; length > 0; length -= 1) {
    const found = findNodeAtLocation(root, where.slice(0, length));
    if (found) return { offset: found.offset, length: found.length, told };
  }
  return { offset: root.offset, length: 1, told };
}

/** `providers[0].id` → its steps. */
function pathOfKey({ params: { key } }: Text): JSONPath {
  if (typeof key !== 'string') return [];
  return [...key.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}

function pathOfEntry(told: AnyText): JSONPath {
  const entry = typeof told === 'string' ? undefined : told.params.entry;
  return typeof entry === 'number' ? [entry - 1] : [];
}
