import { parentPort } from 'node:worker_threads';
import { ignoredChanges } from './ignored-changes.ts';
import { lookAtNames } from './look-at-names.ts';
import type { LookRequest } from './look-in-thread.ts';

// Look worker: checks files for a snapshot in a separate thread, because it waits for the disk.

// By default Electron treats a file named `*.asar` as a folder.
Object.assign(process, { noAsar: true });
parentPort?.on('message', ({ names, ignored }: LookRequest) => {
  parentPort?.postMessage(names ? lookAtNames(names) : ignored ? ignoredChanges(ignored) : null);
});
