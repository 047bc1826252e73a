import type { ChangedSides } from '@shared/changes/changes';
import { isFolderMode, linkMode } from '@shared/chat/chat';
import { type NetChange, sideBefore } from '../../changes/net-changes';
import { planUndo, type UndoParts } from '../../changes/plan-undo';

// Both sides of a changed file for a diff: before the first change, and now.

const mostBytes = 20 * 1024 * 1024;

export async function sidesOf(parts: UndoParts, net: NetChange, over: boolean): Promise<ChangedSides> {
  const { path, now, outcome } = await planUndo(parts, net, { over });
  const first = net.steps[0];
  const before = first ? sideBefore(first) : null;
  const old = before && (await parts.contents.read(before.hash));
  const back = outcome.kind === 'back' ? (outcome.wanted?.content ?? null) : null;
  const known = { path, hash: now?.hash ?? null };
  const hidden = { ...known, before: null, now: null, back: null };
  if (before !== null && old === null) return { ...hidden, shown: 'not-kept' };
  const sides = [old, now?.content ?? null, back];
  if (sides.some((side) => side !== null && side.length > mostBytes))
    return { ...hidden, shown: 'too-large' };
  const isFolder = isFolderMode(before?.mode) || isFolderMode(now?.mode);
  if (isFolder) return { ...hidden, shown: 'folder' };
  const isLink = before?.mode === linkMode || now?.mode === linkMode;
  const texts = sides.map((side) => side && exactText(side));
  if (!isLink && sides.some((side, at) => side !== null && texts[at] === null))
    return { ...hidden, shown: 'binary' };
  const [was = null, is = null, wouldBe = null] = texts;
  return { ...known, before: was, now: is, back: wouldBe, shown: 'text' };
}

/**
 * The exact UTF-8 text, byte order mark included, so that writing it back gives the same bytes; null for other bytes.
 */
export function exactText(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
