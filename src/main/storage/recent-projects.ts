import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFolder, RecentProject } from '@shared/project/project';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { openJsonFile } from './json-file';
import { projectKey } from './project-key';

// The recently opened folders, in the data folder. The next window offers them.

export type RecentProjects = {
  /** Newest first. Checks whether each folder exists now. */
  list(): Promise<readonly RecentProject[]>;
  /** The same, without checking the folders. */
  folders(): Promise<readonly ProjectFolder[]>;
  /** Never fails: reports a list that cannot be saved, but the folder still opens. */
  opened(root: string): Promise<void>;
};

export const mostRecent = 12;

type Options = { readonly home: string; readonly onProblem: (problem: AnyText) => void };

/** The file of the list. The first folder that a window opens creates it; headless prompts do not. */
export function recentFile(home: string): string {
  return path.join(home, 'recent.json');
}

export function createRecentProjects({ home, onProblem }: Options): RecentProjects {
  const file = openJsonFile({ path: recentFile(home), onProblem, mode: 0o600 });
  const folders = async () => rootsIn((await file.peek())?.value).map(folderAt);
  return {
    folders,
    list: async () => await Promise.all((await folders()).map(look)),
    async opened(root) {
      try {
        await file.edit((value) => {
          const others = rootsIn(value).filter((other) => other !== root);
          return [{ path: ['projects'], value: [root, ...others].slice(0, mostRecent) }];
        });
      } catch (error) {
        onProblem(textOf('recent.not-kept', { why: toldOf(error) }));
      }
    },
  };
}

const recentSchema = z.object({ projects: z.array(z.unknown()).catch([]) }).catch({ projects: [] });

function rootsIn(value: unknown): string[] {
  const { projects } = recentSchema.parse(value);
  return projects.filter((root) => typeof root === 'string').slice(0, mostRecent);
}

function folderAt(root: string): ProjectFolder {
  return { key: projectKey(root), root, name: path.basename(root) };
}

async function look(folder: ProjectFolder): Promise<RecentProject> {
  const isFolder = await stat(folder.root).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return { ...folder, missing: !isFolder };
}
