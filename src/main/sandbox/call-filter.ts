import path from 'node:path';
import { mkdir, readFile } from '../base/disk';
import { writeFileAtomically } from '../base/files/atomic-write';

// Seccomp filter for calls that neither the library's own filter nor namespaces block: those for the kernel's keyrings,
// which hold keys of disks and network tickets, and those that type into the terminal of the command.

/** The file with the filter, for `bwrap --seccomp`. */
export async function callFilter(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'sandbox', 'calls.bpf');
  const filter = callFilterBytes();
  const there = await readFile(file).catch(() => null);
  if (there?.equals(filter)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomically(file, filter);
  return file;
}

/**
 * Numbers of calls by architecture: `keys` is the first of `add_key`, `request_key` and `keyctl`, which have
 * consecutive numbers; `ioctl` and `also` are `ioctl`.
 */
const calls = [
  { architecture: 0xc000003e, keys: 248, ioctl: 16, also: 514 }, // x86-64, and x32 on the same machines
  { architecture: 0x40000003, keys: 286, ioctl: 54, also: 54 }, // i386, on the same machines
  { architecture: 0xc00000b7, keys: 217, ioctl: 29, also: 29 }, // aarch64
  { architecture: 0x40000028, keys: 309, ioctl: 54, also: 54 }, // arm
];

/**
 * Requests of `ioctl` (TIOCSTI, TIOCLINUX): they insert text into a terminal as if a user had typed it, the second by
 * the console's selection.
 */
const [typeIn, selectText] = [0x5412, 0x541c];

const loadWord = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const jumpIfAbove = 0x25;
const and = 0x54;
const giveBack = 0x06;
const allow = 0x7fff0000;
const notPermitted = 0x00050001;
/** Mask for the number of a call, without the bit that marks calls of x32. */
const callNumber = 0x3fffffff;
/** The offset of the argument's lower half. */
const secondArgument = 24;

/**
 * Classic BPF: eight bytes for each instruction, in the machine's byte order (little-endian on all supported machines).
 */
function callFilterBytes(): Buffer {
  const program = [
    [loadWord, 0, 0, 4],
    ...calls.flatMap(({ architecture, keys, ioctl, also }) => [
      [jumpIfEqual, 0, 11, architecture],
      [loadWord, 0, 0, 0],
      [and, 0, 0, callNumber],
      [jumpIfAtLeast, 0, 1, keys],
      [jumpIfAbove, 0, 5, keys + 2],
      [jumpIfEqual, 1, 0, ioctl],
      [jumpIfEqual, 0, 4, also],
      [loadWord, 0, 0, secondArgument],
      [jumpIfEqual, 1, 0, typeIn],
      [jumpIfEqual, 0, 1, selectText],
      [giveBack, 0, 0, notPermitted],
      [giveBack, 0, 0, allow],
    ]),
    [giveBack, 0, 0, allow],
  ];
  const bytes = Buffer.alloc(program.length * 8);
  for (const [at, [code = 0, whenTrue = 0, whenFalse = 0, value = 0]] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(whenTrue, at * 8 + 2);
    bytes.writeUInt8(whenFalse, at * 8 + 3);
    bytes.writeUInt32LE(value, at * 8 + 4);
  }
  return bytes;
}
