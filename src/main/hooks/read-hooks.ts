import { isRecord } from '@shared/base/json';
import { type HookEvent, hookEvents } from '@shared/hooks/hooks-schema';
import { type AnyText, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { cutInMiddle } from '../base/cut-in-middle';
import { wrongValueAt } from '../base/wrong-value';

// Hooks in the form that other agents use: `{ "PreToolUse": [{ "matcher", "hooks": [{ "type", "command", "timeout" }] }] }`.

export type Hook = {
  readonly event: HookEvent;
  /** Names of tools, or of starts of a chat; `''`: all. */
  readonly matcher: string;
  /** For the shell. */
  readonly command: string;
  /** The same for users and models, shortened. */
  readonly label: string;
  readonly timeLimitMs: number;
  /** Only the user's own hooks can allow a call. */
  readonly from: 'user' | 'project';
};

/** A hook of a file, or the part of the file that is none. */
export type FoundHook = {
  /** Unique in its file. */
  readonly name: string;
  /** As readable text. */
  readonly definition: string;
} & ({ readonly hook: Hook; readonly fault: null } | { readonly hook: null; readonly fault: AnyText });

const matcherSchema = z.object({ matcher: z.string().default(''), hooks: z.array(z.unknown()) });
const commandSchema = z.object({
  type: z.string(),
  command: z.string().trim().min(1).max(30_000),
  /** In seconds. */
  timeout: z.number().positive().optional(),
});

const [usualSeconds, mostSeconds] = [60, 600];
const longestLabel = 200;

/** `written`: the value of the key `hooks`. */
export function readHooks(written: unknown, from: Hook['from']): readonly FoundHook[] {
  if (!isRecord(written)) return [];
  return Object.entries(written).flatMap(([event, groups]) => hooksOf(event, groups, from));
}

function hooksOf(event: string, groups: unknown, from: Hook['from']): readonly FoundHook[] {
  const known = hookEvents.find((name) => name === event);
  if (known === undefined) return [unusable(event, groups, textOf('hooks.other-event'))];
  const list = z.array(z.unknown()).safeParse(groups);
  if (!list.success) return [unusable(event, groups, wrongValueAt(list.error))];
  return list.data.flatMap((group, at) =>
    hooksOfGroup(group, { event: known, name: `${event} ${at + 1}`, from }),
  );
}

type Place = Pick<Hook, 'event' | 'from'> & { readonly name: string };

function hooksOfGroup(group: unknown, { name, ...place }: Place): readonly FoundHook[] {
  const parsed = matcherSchema.safeParse(group);
  if (!parsed.success) return [unusable(name, group, wrongValueAt(parsed.error))];
  const { matcher, hooks } = parsed.data;
  if (!isMatcher(matcher)) return [unusable(name, group, textOf('hooks.bad-matcher'))];
  return hooks.map((written, at) => {
    const own = hooks.length === 1 ? name : `${name}.${at + 1}`;
    return readHook(written, { ...place, name: own, matcher });
  });
}

function readHook(written: unknown, { name, ...place }: Place & Pick<Hook, 'matcher'>): FoundHook {
  const parsed = commandSchema.safeParse(written);
  if (!parsed.success) return unusable(name, written, wrongValueAt(parsed.error));
  const { type, command, timeout = usualSeconds } = parsed.data;
  // A hook without its condition or arguments would be another hook.
  const isOther = type !== 'command' || (isRecord(written) && ('if' in written || 'args' in written));
  if (isOther) return unusable(name, written, textOf('hooks.only-commands'));
  const timeLimitMs = Math.min(timeout, mostSeconds) * 1000;
  const { event, matcher } = place;
  const definition = readable({ event, ...(matcher && { matcher }), command, timeout: timeLimitMs / 1000 });
  return {
    name,
    definition,
    hook: { ...place, command, label: cutInMiddle(command, longestLabel), timeLimitMs },
    fault: null,
  };
}

function unusable(name: string, written: unknown, fault: AnyText): FoundHook {
  return { name, definition: readable(written), hook: null, fault };
}

function readable(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? '';
}

function isMatcher(matcher: string): boolean {
  try {
    return matcher === '*' || new RegExp(matcher) !== null;
  } catch {
    return false;
  }
}
