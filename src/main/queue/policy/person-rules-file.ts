import { basename } from 'node:path';
import { type Rule, ruleText } from '@shared/approval/approval';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { type JsonEdit, openJsonFile } from '../../storage/json-file';
import type { RuleTool } from './rule-list';
import { neverUnderstood, type StoredRules, storedRules, withLastGood } from './stored-rules';

// The person's own rules file as it is on disk, followed while the application runs.

export type PersonRulesFile = {
  /** What it says for the project of this root, or without one; what it denied before, where it is not understood. */
  of(root: string | null): StoredRules;
  /** Calls `onRead` whenever it was read, with whether it says something else; once only. Returns how to stop. */
  follow(onRead: (isAnother: boolean) => void): () => void;
  /** Resolves when the change is on disk and was read again. AppError when the file cannot be changed. */
  edit(decide: (value: unknown) => readonly JsonEdit[]): Promise<void>;
  /** The rule is not to be held to any longer for having been in the file before. */
  forget(rule: Rule): void;
  /** Where the file cannot be watched it is read again. */
  catchUp(): Promise<void>;
};

export type PersonRulesOptions = {
  /** Absolute. */
  readonly path: string;
  readonly tools: readonly RuleTool[];
  readonly onProblem: (problem: AnyText) => void;
  /** Told the same sentence when it is so no more. */
  readonly onMended?: (problem: AnyText) => void;
};

/** Resolves when it was read for the first time. */
export async function openPersonRules({
  path,
  tools,
  onProblem,
  onMended = () => undefined,
}: PersonRulesOptions): Promise<PersonRulesFile> {
  const lasting = { outlivesLoss: true, isLeftUntilMended: true };
  const json = openJsonFile({ path, mode: 0o600, onProblem, onMended, ...lasting });
  const file = basename(path);
  /** By project, what the last version said that was understood in every word. */
  const good = new Map<string | null, readonly Rule[]>();
  let stored: unknown = null;
  let isWatched = true;
  let onRead: (isAnother: boolean) => void = () => undefined;

  /** A file that breaks or is lost leaves what holds as it is. One that never could be read makes everything ask. */
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
    of(root) {
      const now = storedRules(stored, root, tools);
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
