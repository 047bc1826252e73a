import { z } from 'zod';
import { longestText } from '../base/longest-text';
import { type DataFileFault, dataFileNames } from '../data-files/data-file';
import type { FileView } from '../project/project';
import type { AnyText } from '../texts/text';
import { type Calls, call } from './call';

// Calls about the person's own files of the data folder, as text.

const name = z.enum(dataFileNames);
const text = z.string().max(longestText);

export const dataFileCalls = {
  read: call(z.object({ name })).returns<Extract<FileView, { kind: 'text' }>>(),
  /** As `project.writeFile`. AppError `stale` when the file is not what the text was made from. */
  write: call(z.object({ name, text, hash: z.string().nullable() })).returns<{ hash: string }>(),
  /** What of the text would not be taken. Nothing is changed. */
  check: call(z.object({ name, text })).returns<readonly DataFileFault<AnyText>[]>(),
} as const satisfies Calls;
