import { parentPort, workerData } from 'node:worker_threads';
import { ignoredChanges } from './ignored-changes.ts';
import { lookAtNames } from './look-at-names.ts';
import type { LookRequest } from './look-in-thread.ts';

// Look worker: a snapshot's look at files, in a thread of its own, because it waits for the disk.

// Electron takes a file named `*.asar` for a folder, unless it is told otherwise.
Object.assign(process, { noAsar: true });
const { names, ignored } = workerData as LookRequest;
parentPort?.postMessage(names ? lookAtNames(names) : ignored ? ignoredChanges(ignored) : null);
