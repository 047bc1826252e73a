import { basename } from 'node:path';
import { type Rule, ruleText } from '@shared/approval/approval';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { type JsonEdit, openJsonFile } from '../../storage/json-file';
import type { RuleTool } from './rule-list';
import {
  neverUnderstood,
  type RuledFolder,
  type StoredRules,
  storedRules,
  withLastGood,
} from './stored-rules';

// The user's rules file on disk, followed while the application runs.

export type PersonRulesFile = {
  /**
   * Its rules for this project, or for everywhere. If the file is not understood, adds its earlier `deny`
   * and `ask` rules.
   */
  of(folder: RuledFolder): StoredRules;
  /**
   * Calls `onRead` after each read, with whether the content has changed. Call it only once. Returns a function that
   * stops it.
   */
  follow(onRead: (isAnother: boolean) => void): () => void;
  /** Resolves when the change is on disk and was read again. AppError if the file cannot be changed. */
  edit(decide: (value: unknown) => readonly JsonEdit[]): Promise<void>;
  /** Drops the rule from the remembered earlier versions of the file. */
  forget(rule: Rule): void;
  /** Reads the file again if it cannot be watched. */
  catchUp(): Promise<void>;
};

export type PersonRulesOptions = {
  /** Absolute. */
  readonly path: string;
  readonly tools: readonly RuleTool[];
  readonly onProblem: (problem: AnyText) => void;
  /** Receives the same sentence when the problem is gone. */
  readonly onMended?: (problem: AnyText) => void;
};

/** Resolves after the first read. */
export async function openPersonRules({
  path,
  tools,
  onProblem,
  onMended = () => undefined,
}: PersonRulesOptions): Promise<PersonRulesFile> {
  const lasting = { outlivesLoss: true, isLeftUntilMended: true };
  const json = openJsonFile({ path, mode: 0o600, onProblem, onMended, ...lasting });
  const file = basename(path);
  /** By project, the rules of the last version that was understood completely. */
  const good = new Map<string | null, readonly Rule[]>();
  let stored: unknown = null;
  let isWatched = true;
  let onRead: (isAnother: boolean) => void = () => undefined;

  /** If the file breaks or is lost, the current rules stay. Before the first successful read, everything asks. */
  const read = async () => {
    const found = await json.peek(textOf('rule-files.all-asks-until-mended'));
    if (!found && json.wasUnderstood()) return;
    const next = found ? found.value : neverUnderstood;
    const isAnother = JSON.stringify(next) !== JSON.stringify(stored);
    stored = next;
    onRead(isAnother);
  };
  const readQuietly = () =>
    read().catch((error: unknown) => onProblem(textOf('rule-files.not-read', { file, why: String(error) })));
  const onLost = (error: unknown) => {
    isWatched = false;
    onProblem(textOf('rule-files.not-watched', { file, why: messageOf(error) }));
  };

  await read();
  return {
    of(folder) {
      const root = folder?.root ?? null;
      const now = storedRules(stored, folder, tools);
      if (now.isWhole) good.set(root, now.rules);
      return withLastGood(now, good.get(root) ?? good.get(null) ?? []);
    },
    follow(tell) {
      onRead = tell;
      const watching = json.watch(() => void readQuietly(), onLost);
      return () => watching.close();
    },
    async edit(decide) {
      await json.edit(decide);
      await read();
    },
    forget(rule) {
      const isOther = (one: Rule) => ruleText(one) !== ruleText(rule);
      for (const [root, rules] of good) good.set(root, rules.filter(isOther));
    },
    async catchUp() {
      if (!isWatched) await readQuietly();
    },
  };
}
