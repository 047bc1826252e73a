import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '@shared/approval';
import { messageOf } from '@shared/errors';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import { createSequence } from '../sequence';
import { ToolError } from '../tools/tool';
import { type FoundRules, holdRules, noRules } from './project-rules';

// The project's own rules file as it is on disk, followed while the project is open.

export type ProjectRulesFile = {
  read(): Promise<FoundRules>;
  /** Calls `onTouched` soon after something happened to the file, or to the folder it is in. Returns how to stop. */
  watch(onTouched: () => void): () => void;
};

export function projectRulesFile(workspace: Workspace): ProjectRulesFile {
  return {
    read: () => readRules(workspace),
    watch: (onTouched) => watchInFolder(workspace.root, '.pilotfish', onTouched),
  };
}

export type FollowedRules = {
  current(): readonly Rule[];
  close(): void;
};

export type FollowOptions = {
  readonly tools: readonly string[];
  readonly onChange: () => void;
  readonly onProblem: (problem: string) => void;
};

/** Resolves when it was read for the first time. */
export async function followProjectRules(
  file: ProjectRulesFile,
  { tools, onChange, onProblem }: FollowOptions,
): Promise<FollowedRules> {
  const readings = createSequence();
  let isClosed = false;
  let held = noRules;
  const look = async () => {
    const found = await file.read();
    if (isClosed) return;
    const before = held;
    held = holdRules(found, before, tools);
    for (const problem of held.problems) if (!before.problems.includes(problem)) onProblem(problem);
    onChange();
  };
  // Watched before it is read, so that no change falls in between.
  const stop = file.watch(
    () => void readings.next(look).catch((error: unknown) => onProblem(messageOf(error))),
  );
  await readings.next(look);
  return {
    current: () => held.rules,
    close() {
      isClosed = true;
      stop();
    },
  };
}

async function readRules(workspace: Workspace): Promise<FoundRules> {
  try {
    const path = await workspace.resolve('.pilotfish/rules.json');
    const { hash, text } = await readTextFile(workspace, path);
    return hash === null ? { kind: 'missing' } : { kind: 'text', text };
  } catch (error) {
    if (error instanceof ToolError) return { kind: 'unreadable', why: error.message };
    throw error;
  }
}

/** The folder may come, go and come back as another one; so it is looked for anew whenever its name is touched. */
function watchInFolder(root: string, name: string, onTouched: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(onTouched, settleMs);
  };
  let stopInner = watchNames(join(root, name), touched);
  const stopOuter = watchNames(root, (changed) => {
    if (changed !== null && changed !== name) return;
    stopInner();
    stopInner = watchNames(join(root, name), touched);
    touched();
  });
  return () => {
    clearTimeout(timer);
    stopInner();
    stopOuter();
  };
}

/** Editors save in several steps. */
const settleMs = 50;

/** Where the system cannot watch, or nothing is there, nothing is told. */
function watchNames(folder: string, onTouched: (name: string | null) => void): () => void {
  try {
    const watcher = watch(folder, { persistent: false }, (_kind, name) => onTouched(name));
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}
