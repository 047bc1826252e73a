import { z } from 'zod';
import { longestText } from '../base/longest-text';
import { type DataFileFault, dataFileNames } from '../data-files/data-file';
import type { FileView } from '../project/project';
import type { AnyText } from '../texts/text';
import { type Calls, call } from './call';

// Calls about the user's own files of the data folder, as text.

const name = z.enum(dataFileNames);
const text = z.string().max(longestText);

export const dataFileCalls = {
  read: call(z.object({ name })).returns<Extract<FileView, { kind: 'text' }>>(),
  /** Like `project.writeFile`. Throws AppError `stale` if the file changed since the text was read. */
  write: call(z.object({ name, text, hash: z.string().nullable() })).returns<{ hash: string }>(),
  /** The faults of the text, for which Pilotfish would ignore parts of it. Changes nothing. */
  check: call(z.object({ name, text })).returns<readonly DataFileFault<AnyText>[]>(),
} as const satisfies Calls;
