import { lstat, readFile } from '../base/disk';

// Parser of the entries of git's index. Reads them as git does, to find out whether one of them is a repository.

/** Null if the index, or a file that it shares, has a form that the parser cannot read to its end. */
export async function listsRepository(file: string): Promise<boolean | null> {
  const stats = await lstat(file);
  // Reading another kind of file might never end.
  if (!stats.isFile() || stats.size > mostBytes) return null;
  try {
    return isRepositoryIn(await readFile(file));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const mostBytes = 256 * 1024 * 1024;

/** Throws RangeError if the index ends too early. */
function isRepositoryIn(index: Buffer): boolean | null {
  const version = index.readUInt32BE(4);
  if (index.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) return null;
  let entry: Entry = { at: headerBytes, end: headerBytes, nameBytes: 0 };
  for (let left = index.readUInt32BE(8); left > 0; left -= 1) {
    const mode = index.readUInt32BE(entry.end + modeAt);
    if (isFolder(mode)) return true;
    entry = readEntry(index, entry, version);
  }
  return endsInKnownExtensions(index, entry.end) ? false : null;
}

const headerBytes = 12;
const modeAt = 24;
const hashBytes = 20;
const flagsAt = 40 + hashBytes;

/** A repository (160000), or a folder that represents everything below it. Git checks only these bits. */
function isFolder(mode: number): boolean {
  const kind = mode & 0o170000;
  return kind === 0o160000 || kind === 0o040000;
}

type Entry = {
  readonly at: number;
  readonly end: number;
  readonly nameBytes: number;
};

function readEntry(index: Buffer, before: Entry, version: number): Entry {
  const at = before.end;
  const flags = index.readUInt16BE(at + flagsAt);
  const nameAt = at + flagsAt + ((flags & extended) !== 0 ? 4 : 2);
  if (version === 4) return readShortEntry(index, { at, nameAt, flags, before });
  const nameBytes = givenLength(flags) ?? lengthAt(index, nameAt);
  // At least one zero, up to a multiple of eight bytes.
  const size = (nameAt - at + nameBytes + 8) & ~7;
  return { at, end: at + size, nameBytes };
}

type ShortEntry = {
  readonly at: number;
  readonly nameAt: number;
  readonly flags: number;
  readonly before: Entry;
};

/** The name is stored as the number of bytes to cut off the previous name, and the rest. */
function readShortEntry(index: Buffer, { at, nameAt, flags, before }: ShortEntry): Entry {
  const { value: cut, end: restAt } = readVariable(index, nameAt);
  const kept = before.nameBytes - cut;
  if (kept < 0) throw new RangeError('more is cut off than there is');
  const nameBytes = givenLength(flags) ?? kept + lengthAt(index, restAt);
  if (nameBytes < kept) throw new RangeError('a name is shorter than what is kept of the one before');
  return { at, end: restAt + nameBytes - kept + 1, nameBytes };
}

const extended = 0x4000;

/** Null if the name is too long for its length to be in the flags. */
function givenLength(flags: number): number | null {
  const length = flags & 0xfff;
  return length === 0xfff ? null : length;
}

function lengthAt(index: Buffer, nameAt: number): number {
  const end = index.indexOf(0, nameAt);
  if (end === -1) throw new RangeError('a name has no end');
  return end - nameAt;
}

/** A number in a variable number of bytes with seven bits each, as git writes offsets. */
function readVariable(index: Buffer, start: number): { readonly value: number; readonly end: number } {
  let at = start;
  let byte = index.readUInt8(at);
  let value = byte & 0x7f;
  while ((byte & 0x80) !== 0) {
    at += 1;
    byte = index.readUInt8(at);
    value = (value + 1) * 0x80 + (byte & 0x7f);
  }
  return { value, end: at + 1 };
}

/**
 * Extensions that are independent of entries, up to the hash at the end. Other extensions point to entries elsewhere:
 * in a shared file (`link`), or at the start points of several readers (`IEOT`).
 */
function endsInKnownExtensions(index: Buffer, start: number): boolean {
  const end = index.length - hashBytes;
  // Git finds this one (`EOIE`) only by its position, even inside another extension.
  if (index.toString('latin1', end - endOfEntriesBytes, end - endOfEntriesBytes + 4) === 'EOIE') return false;
  let at = start;
  while (at < end) {
    if (!knownExtensions.has(index.toString('latin1', at, at + 4))) return false;
    at += 8 + index.readUInt32BE(at + 4);
  }
  return at === end;
}

/** A name, a length, a position, and a hash. */
const endOfEntriesBytes = 8 + 4 + hashBytes;

/** Written trees, resolved conflicts, untracked files, and the results of a monitor. */
const knownExtensions = new Set(['TREE', 'REUC', 'UNTR', 'FSMN']);
