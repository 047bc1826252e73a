import { constants } from 'node:fs';
import { resolve } from 'node:path';
import { access } from '../disk';
import { findProgram } from './git';

type Search = {
  /** Absolute path of the folder where the program would start. */
  readonly cwd: string;
  readonly searchPath: string;
};

/** Whether a program exists, by path or by bare name. For callers that start a different program first. */
export async function isProgram(name: string, { cwd, searchPath }: Search): Promise<boolean> {
  if (!name.includes('/')) return (await findProgram(name, searchPath)) !== null;
  return await access(resolve(cwd, name), constants.X_OK).then(
    () => true,
    () => false,
  );
}
