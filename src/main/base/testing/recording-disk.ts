import { promises } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Disk, replaceDisk } from '../disk';
import { isTempName } from '../files/stale-temps';

// A real disk that records the order in which files are written, synced and renamed.

/** Records until the test ends. Temporary files of Pilotfish appear as `temp`. */
export function recordDisk(): string[] {
  const steps: string[] = [];
  const nameOf = (path: unknown) => {
    const name = basename(String(path));
    return isTempName(name) ? 'temp' : name;
  };
  const recorded = (handle: FileHandle, name: string): FileHandle =>
    new Proxy(handle, {
      get(of, key) {
        const value: unknown = Reflect.get(of, key);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (key === 'chmod') steps.push(`chmod ${name} ${Number(given[0]).toString(8)}`);
          else if (key === 'write' || key === 'sync') steps.push(`${key} ${name}`);
          return Reflect.apply(value, of, given);
        };
      },
    });
  const disk: Disk = {
    ...promises,
    async open(path, flags, mode) {
      if (mode !== undefined) steps.push(`create ${nameOf(path)} ${Number(mode).toString(8)}`);
      return recorded(await promises.open(path, flags, mode), nameOf(path));
    },
    async rename(from, to) {
      steps.push(`rename ${nameOf(from)} ${nameOf(to)}`);
      await promises.rename(from, to);
    },
    async link(from, to) {
      steps.push(`link ${nameOf(from)} ${nameOf(to)}`);
      await promises.link(from, to);
    },
  };
  replaceDisk(disk);
  onTestFinished(() => replaceDisk(promises));
  return steps;
}
