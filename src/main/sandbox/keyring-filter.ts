import path from 'node:path';
import { mkdir, readFile } from '../base/disk';
import { writeFileAtomically } from '../base/files/atomic-write';

// Seccomp filter against the kernel's keyrings, in which systems keep keys of disks and tickets of networks: a sandbox
// of namespaces alone inherits them. The library's own filter knows nothing of them.

/** The file of the filter, for `bwrap --seccomp`. */
export async function keyringFilter(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'sandbox', 'no-keyrings.bpf');
  const filter = keyringFilterBytes();
  const there = await readFile(file).catch(() => null);
  if (there?.equals(filter)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomically(file, filter);
  return file;
}

/** By architecture, as the kernel numbers it: the first of `add_key`, `request_key`, `keyctl`, which follow each other. */
const firstCalls = [
  { architecture: 0xc000003e, first: 248 }, // x86-64
  { architecture: 0x40000003, first: 286 }, // i386, on the same machines
  { architecture: 0xc00000b7, first: 217 }, // aarch64
  { architecture: 0x40000028, first: 309 }, // arm
];

const loadWord = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const jumpIfAbove = 0x25;
const and = 0x54;
const giveBack = 0x06;
const allow = 0x7fff0000;
const notPermitted = 0x00050001;
/** Of a number of a call, without the bit by which programs of x32 mark theirs. */
const callNumber = 0x3fffffff;

/** Classic BPF: eight bytes an instruction, as this machine orders bytes (all that Node runs on here are little-endian). */
function keyringFilterBytes(): Buffer {
  const program = [
    [loadWord, 0, 0, 4],
    ...firstCalls.flatMap(({ architecture, first }) => [
      [jumpIfEqual, 0, 6, architecture],
      [loadWord, 0, 0, 0],
      [and, 0, 0, callNumber],
      [jumpIfAtLeast, 0, 2, first],
      [jumpIfAbove, 1, 0, first + 2],
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
