import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ofToday, seeds } from '../base/testing/share';
import { createTestTerminals } from '../terminal/testing/test-terminals';
import { outputText } from '../tools/kit/command-text';
import type { CommandResult } from './run-command';
import { twice } from './testing/twice';

// The output of a command arrives byte for byte with its exit code, in every round and with many commands at once.

const rounds = seeds(4, 1_000);
const atOnce = 4;
const longest = 600_000;

/** Runs the check for each round, some at once, and returns the faults. */
async function faultsOf(check: (round: number) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  const left = rounds.values();
  const work = async () => {
    for (const round of left) {
      const fault = await check(round);
      if (fault !== null) faults.push(`round ${round}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}

/** The actual and the expected output, if they differ. */
function difference(came: string, expected: string): string | null {
  if (came === expected) return null;
  const [is, was] = [Buffer.from(came), Buffer.from(expected)];
  const at = is.findIndex((byte, index) => byte !== was[index]);
  return `${is.length} bytes in place of ${was.length}, others from byte ${at === -1 ? is.length : at}`;
}

function endFault({ end, exitCode, error }: CommandResult, code: number): string | null {
  if (end === 'finished' && exitCode === code && error === null) return null;
  return `${end} with exit code ${exitCode} in place of ${code} (${error})`;
}

const lines = Array.from({ length: 20_000 }, (_, index) => `${index + 1}\n`).join('');

/** Characters of one to four bytes, no newline, of lengths around every size of a chunk. */
function textOf(round: number): string {
  const unit = ['ab', 'aé', 'x你', '你好', '🐟a', '🐟', 'é你🐟'][round % 7] ?? '';
  return `${round}:${unit.repeat((round * 37) % 4_000)}`;
}

twice(({ sandbox }) => {
  it(`all of 20,000 lines, ${rounds.length} times (${ofToday})`, { timeout: longest }, async () => {
    const { bash } = await createTestTerminals({ sandbox });
    const faults = await faultsOf(async (round) => {
      const pieces: Buffer[] = [];
      const code = round % 256;
      const result = await bash(`seq 1 20000; exit ${code}`, {
        onOutput: (bytes) => void pieces.push(bytes),
      });
      const { rest } = result.output;
      if (rest === null) return 'it was not kept in a file';
      return (
        endFault(result, code) ??
        difference(Buffer.concat(pieces).toString(), lines) ??
        difference(await readFile(rest.place, 'utf8'), lines) ??
        (rest.total === lines.length ? null : `${rest.total} characters were counted`)
      );
    });
    expect(faults).toEqual([]);
  });

  it(`a text without a newline, ${rounds.length} times (${ofToday})`, { timeout: longest }, async () => {
    const { bash } = await createTestTerminals({ sandbox });
    const faults = await faultsOf(async (round) => {
      const pieces: Buffer[] = [];
      const [text, code] = [textOf(round), (255 - round) & 255];
      const result = await bash(`printf %s '${text}'; exit ${code}`, {
        onOutput: (bytes) => void pieces.push(bytes),
      });
      return (
        endFault(result, code) ??
        difference(Buffer.concat(pieces).toString(), text) ??
        difference(outputText(result.output), text)
      );
    });
    expect(faults).toEqual([]);
  });
});
