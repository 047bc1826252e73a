import path from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { readdir } from '../base/disk';
import { hooksIn, isObeyed } from './obeyed-setting';
import { placeNamedIn } from './plain-file';

// Inner repositories: a project can bring a repository in one of its folders, with or without a `.git`. Git obeys its
// configuration and its hooks in that folder.

/** Whether git would run programs of a repository below `root` that it finds at `folder` or above. Both absolute. */
export async function obeysInnerRepository(folder: string, root: string): Promise<boolean> {
  for (let at = folder; at !== root && isWithin(at, root, path.sep); at = path.dirname(at)) {
    const found = await repositoryAt(at);
    if (found !== null)
      return !isWithin(found, path.join(root, '.git'), path.sep) && (await isObeyedAt(found));
  }
  return false;
}

async function repositoryAt(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch((): string[] => []);
  const place = path.join(folder, '.git');
  if (names.includes('.git')) return (await placeNamedIn(place, 'gitdir: ')) ?? place;
  const isBare = names.includes('HEAD') && (names.includes('objects') || names.includes('commondir'));
  return isBare ? folder : null;
}

async function isObeyedAt(folder: string): Promise<boolean> {
  const configs = ['config', 'config.worktree'].map((name) => path.join(folder, name));
  const obeyed = await Promise.all(configs.map(isObeyed));
  return obeyed.includes(true) || (await hooksIn(path.join(folder, 'hooks'))).length > 0;
}
