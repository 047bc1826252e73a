import { constants } from 'node:fs';
import { resolve } from 'node:path';
import { access } from '../disk';
import { findProgram } from './git';

type Search = {
  /** Absolute; where it would start. */
  readonly cwd: string;
  readonly searchPath: string;
};

/** Whether there is what a program is called, as a path or a bare name: asked where something else is started first. */
export async function isProgram(name: string, { cwd, searchPath }: Search): Promise<boolean> {
  if (!name.includes('/')) return (await findProgram(name, searchPath)) !== null;
  return await access(resolve(cwd, name), constants.X_OK).then(
    () => true,
    () => false,
  );
}
