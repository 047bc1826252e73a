import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rule } from '@shared/approval/approval';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { errorCode } from '../../base/errno';
import { createSerialQueue } from '../../base/serial-queue';
import { ToolError } from '../../base/tool-error';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import { createStandingProblems } from '../../storage/standing-problems';
import { type FoundRules, holdRules, noRules } from './project-rules';
import type { RuleTool } from './rule-list';

// The project's own rules file on disk, followed while the project is open.

export type ProjectRulesFile = {
  read(): Promise<FoundRules>;
  /**
   * Calls `onTouched` soon after a change to the file or its folder; `onLost` if the system cannot watch them, now or
   * later. Returns a function that stops it.
   */
  watch(onTouched: () => void, onLost: (error: unknown) => void): () => void;
};

/** Like `watch` of `node:fs`: throws, or emits an error, if the system cannot watch the folder. */
export type WatchNames = (folder: string, onTouched: (name: string | null) => void) => FSWatcher;

export function projectRulesFile(workspace: Workspace, start: WatchNames = startWatch): ProjectRulesFile {
  const folder = join(workspace.root, '.pilotfish');
  return {
    read: () => readRules(workspace),
    watch: (onTouched, onLost) => watchInFolder(folder, { onTouched, onLost, start }),
  };
}

export type FollowedRules = {
  current(): readonly Rule[];
  /** Reads the file again if it cannot be watched. */
  catchUp(): Promise<void>;
  close(): void;
};

export type FollowOptions = {
  readonly tools: readonly RuleTool[];
  readonly onChange: () => void;
  readonly onProblem: (problem: AnyText) => void;
  /** Receives the same sentence when the problem is gone. */
  readonly onMended?: (problem: AnyText) => void;
};

/** Resolves after the first read. If that fails, closes the watcher. */
export async function followProjectRules(
  file: ProjectRulesFile,
  { tools, onChange, ...report }: FollowOptions,
): Promise<FollowedRules> {
  const { onProblem } = report;
  const sayProblems = createStandingProblems(report);
  const readings = createSerialQueue();
  let isClosed = false;
  let isWatched = true;
  let held = noRules;
  const look = async () => {
    const found = await file.read();
    if (isClosed) return;
    held = holdRules(found, held, tools);
    sayProblems(held.problems);
    held.news.forEach(onProblem);
    onChange();
  };
  const readAgain = () => readings.next(look).catch((error: unknown) => onProblem(toldOf(error)));
  const onLost = (error: unknown) => {
    if (isWatched) onProblem(textOf('rule-files.project-not-watched', { why: messageOf(error) }));
    isWatched = false;
  };
  // Watches before it reads, so that no change is missed.
  const stop = file.watch(() => void readAgain(), onLost);
  const close = () => {
    isClosed = true;
    stop();
  };
  try {
    await readings.next(look);
  } catch (error) {
    close();
    throw error;
  }
  return {
    current: () => held.rules,
    async catchUp() {
      if (!isWatched) await readAgain();
    },
    close,
  };
}

async function readRules(workspace: Workspace): Promise<FoundRules> {
  try {
    const path = await workspace.resolve('.pilotfish/rules.json');
    const { hash, text } = await readTextFile(workspace, path);
    return hash === null ? { kind: 'missing' } : { kind: 'text', text };
  } catch (error) {
    if (error instanceof ToolError) return { kind: 'unreadable', why: error.told };
    throw error;
  }
}

type Watching = {
  readonly onTouched: () => void;
  readonly onLost: (error: unknown) => void;
  readonly start: WatchNames;
};

/** The folder may appear, disappear or be replaced, so each event for its name restarts the inner watcher. */
function watchInFolder(folder: string, { onTouched, onLost, start }: Watching): () => void {
  let timer: NodeJS.Timeout | undefined;
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(onTouched, settleMs);
  };
  const onInnerLost = (error: unknown) => {
    if (!isAbsence(error)) onLost(error);
  };
  const watchInner = () => watchNames(folder, { onTouched: touched, onLost: onInnerLost, start });
  let stopInner = watchInner();
  const onNamed = (changed: string | null) => {
    if (changed !== null && changed !== basename(folder)) return;
    stopInner();
    stopInner = watchInner();
    touched();
  };
  const stopOuter = watchNames(dirname(folder), { onTouched: onNamed, onLost, start });
  return () => {
    clearTimeout(timer);
    stopInner();
    stopOuter();
  };
}

/** Editors save in several steps. */
const settleMs = 50;

/** The folder is missing, or (`EPERM`, on Windows) was just removed: its parent reports when it appears. */
function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EPERM'].includes(errorCode(error) ?? '');
}

type WatchingNames = Omit<Watching, 'onTouched'> & { readonly onTouched: (name: string | null) => void };

function watchNames(folder: string, { onTouched, onLost, start }: WatchingNames): () => void {
  try {
    const watcher = start(folder, onTouched);
    watcher.on('error', (error) => {
      watcher.close();
      onLost(error);
    });
    return () => watcher.close();
  } catch (error) {
    onLost(error);
    return () => undefined;
  }
}

function startWatch(folder: string, onTouched: (name: string | null) => void): FSWatcher {
  return watch(folder, { persistent: false }, (_kind, name) => onTouched(name));
}
