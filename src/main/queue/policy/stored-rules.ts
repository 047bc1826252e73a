import { type Rule, ruleText, unreadRuleId } from '@shared/approval/approval';
import { fieldOf, isRecord } from '@shared/base/json';
import { AppError } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import type { JsonEdit } from '../../storage/json-file';
import { everythingAsks, parseRules, type RuleList, type RuleTool, unknownWord } from './rule-list';

// Reads the value of the user's `rules.json`: `{ "everywhere": [rule], "projects": { [root]: [rule] } }`. Reports parts
// of another shape, and asks about everything they could match. Pure.

/** Replaces the value while no version of the file was understood. */
export const neverUnderstood = Symbol('never understood');

export type StoredRules = Pick<RuleList, 'rules' | 'problems' | 'isWhole'>;

/** A project, or null for everything outside all projects. */
export type RuledFolder = {
  readonly root: string;
  /** The identity of the folder (`lastingIdentityOf`); null: unknown. */
  readonly identity: string | null;
} | null;

/**
 * The rules in effect in this project, or outside all projects: those of the project first, then those for everywhere.
 * An `allow` that was added for another folder at the path is not in effect.
 */
export function storedRules(value: unknown, folder: RuledFolder, tools: readonly RuleTool[]): StoredRules {
  if (value === neverUnderstood) return { rules: [asksInstead], problems: [], isWhole: false };
  const root = folder?.root ?? null;
  const faults = faultsOf(value, root);
  const lists = placesIn(root).map((place) => listAt(value, place, tools));
  const all = lists.flatMap(({ rules }) => rules);
  const rules = all.filter((rule) => !isOfOther(rule, folder));
  return {
    rules: [...(faults.length === 0 ? [] : [asksInstead]), ...rules],
    problems: [
      ...faults.map((fault) =>
        textOf('sentences', { all: [fault, textOf('rule-files.all-asks-until-mended')] }),
      ),
      ...lists.flatMap(({ problems }) => problems),
      ...lostText(all, rules, root ?? ''),
    ],
    isWhole: faults.length === 0 && lists.every(({ isWhole }) => isWhole),
  };
}

function isOfOther({ effect, scope, folder: of }: Rule, folder: RuledFolder): boolean {
  const now = folder?.identity ?? null;
  return effect === 'allow' && scope === 'project' && of !== undefined && now !== null && of !== now;
}

/** Not about rules that the user has added again. */
function lostText(all: readonly Rule[], rules: readonly Rule[], root: string): Text[] {
  const held = new Set(rules.map(ruleText));
  const lost = all.map(ruleText).filter((text) => !held.has(text));
  return lost.length === 0 ? [] : [textOf('rule-files.other-folder', { root, rules: lost })];
}

/** Adds the `deny` and `ask` rules of `before`: the last version of the file that was understood completely. */
export function withLastGood(now: StoredRules, before: readonly Rule[]): StoredRules {
  if (now.isWhole) return now;
  const said = new Set(now.rules.map(ruleText));
  const held = before.filter((rule) => rule.effect !== 'allow' && !said.has(ruleText(rule)));
  if (held.length === 0) return now;
  return {
    rules: [...now.rules, ...held],
    problems: [...now.problems, textOf('rule-files.held-until-mended')],
    isWhole: false,
  };
}

export type AddingTo = {
  readonly root: string | null;
  /** The name that the user sees. */
  readonly file: string;
};

/** AppError if the file lacks a place for it. */
export function additionOf(value: unknown, rule: Rule, { root, file }: AddingTo): JsonEdit {
  const place = placeOf(rule.scope, root);
  const fault = faultAt(value, place);
  if (fault !== null) throw new AppError('unavailable', textOf('rule.mend-file-first', { fault, file }));
  return { path: [...place, rulesAt(value, place).length], value: storedForm(rule) };
}

/** From the last to the first, so that each index is still valid at its turn. */
export function removalsOf(
  value: unknown,
  id: string,
  { root, tools }: { readonly root: string | null; readonly tools: readonly RuleTool[] },
): JsonEdit[] {
  return placesIn(root).flatMap((place) => {
    const index = listAt(value, place, tools).indexes.get(id);
    return index === undefined ? [] : [{ path: [...place, index], value: undefined }];
  });
}

type Place = readonly ['everywhere'] | readonly ['projects', string];

function placesIn(root: string | null): readonly Place[] {
  return root === null ? [['everywhere']] : [['projects', root], ['everywhere']];
}

function placeOf(scope: Rule['scope'], root: string | null): Place {
  if (scope === 'everywhere') return ['everywhere'];
  if (scope === 'chat') throw new AppError('invalid', textOf('rule.kept-with-chat'));
  if (root === null) throw new AppError('unavailable', textOf('rule.no-folder'));
  return ['projects', root];
}

function listAt(value: unknown, place: Place, tools: readonly RuleTool[]): RuleList {
  const scope = place[0] === 'everywhere' ? 'everywhere' : 'project';
  return parseRules(rulesAt(value, place), { scope, origin: 'person', tools });
}

function rulesAt(value: unknown, place: Place): readonly unknown[] {
  const found = place.reduce<unknown>(fieldOf, value);
  return Array.isArray(found) ? found : [];
}

function faultsOf(value: unknown, root: string | null): Text[] {
  const unknownKeys = Object.keys(isRecord(value) ? value : {}).filter((key) => !keys.includes(key));
  const misplaced = placesIn(root).flatMap((place) => faultAt(value, place) ?? []);
  return [...unknownKeys.map((key) => unknownWord(key, 'key', keys)), ...misplaced];
}

const keys = ['everywhere', 'projects'];

/** Why the place lacks a list and cannot get one, as a sentence. */
function faultAt(value: unknown, [key, root]: Place): Text | null {
  const found = fieldOf(value, key);
  if (root === undefined) return listFault(key, found);
  if (found !== undefined && !isRecord(found)) return textOf('rule-files.no-object', { key });
  return listFault(root, fieldOf(found, root));
}

function listFault(name: string, found: unknown): Text | null {
  return found === undefined || Array.isArray(found) ? null : textOf('rule-files.no-list', { name });
}

const asksInstead = everythingAsks({ id: unreadRuleId, scope: 'everywhere', origin: 'person' });

function storedForm({ id, effect, tool, match, pin, folder, elsewhere, createdAt }: Rule): object {
  return { id, effect, tool, match, pin, folder, elsewhere, createdAt };
}
