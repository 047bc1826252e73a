import { parentPort, workerData } from 'node:worker_threads';
import { lookAtNames, type NamesToLookAt } from './look-at-names.ts';

// Look worker: a snapshot's look at files, in a thread of its own, because it waits for the disk.

// Electron takes a file named `*.asar` for a folder, unless it is told otherwise.
Object.assign(process, { noAsar: true });
parentPort?.postMessage(lookAtNames(workerData as NamesToLookAt));
