import type { PlanComment } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { isRecord, parseJson } from '@shared/base/json';
import { useMemo } from 'react';
import { clearEdited, setEdited, useEdits } from '../../state/questions/edits';

// What a person wrote for a plan or a question back before they sent it: kept as an edited proposal is, through reloads
// and restarts, until it is on disk.

export type PlanDraft = {
  readonly comments: readonly PlanComment[];
  /** The comment that is being written; null: none is. */
  readonly open: OpenComment | null;
};

/** `was`: the words of the one of `comments` that is being changed; absent: it is a new one. */
export type OpenComment = PlanComment & { readonly was?: string };

/** What a card can do about comments. */
export type Commenting = {
  /** The comment that is being written. */
  readonly open: OpenComment | null;
  /** Begins, goes on with or leaves a comment: what was written is there again when it is begun again. */
  write(comment: OpenComment | null): void;
  /** Gives up what is being written. */
  drop(): void;
  add(comment: OpenComment): void;
  remove(comment: PlanComment): void;
};

export type AnswerDraft = { readonly choices: readonly string[]; readonly text: string };

/** The draft, and how it is kept; `hash` is the question's. */
export function usePlanDraft(key: CallKey, hash: string): [PlanDraft, (draft: PlanDraft) => void] {
  const kept = useEdits(({ edits }) => edits[key]?.text);
  const draft = useMemo(() => planDraft(kept), [kept]);
  const keep = (next: PlanDraft) => {
    if (next.comments.length === 0 && next.open === null) clearEdited(key);
    else setEdited(key, JSON.stringify(next), hash);
  };
  return [draft, keep];
}

export function useAnswerDraft(key: CallKey, hash: string): [AnswerDraft, (draft: AnswerDraft) => void] {
  const kept = useEdits(({ edits }) => edits[key]?.text);
  const draft = useMemo(() => answerDraft(kept), [kept]);
  const keep = (next: AnswerDraft) => {
    if (next.choices.length === 0 && next.text === '') clearEdited(key);
    else setEdited(key, JSON.stringify(next), hash);
  };
  return [draft, keep];
}

/** All that was said of the plan, what is being written included. */
export function commentsOf({ comments, open }: PlanDraft): PlanComment[] {
  const text = open?.text.trim() ?? '';
  if (open === null || text === '') return [...comments];
  if (!comments.some((comment) => isChanged(comment, open))) return [...comments, { line: open.line, text }];
  return comments.map((comment) => (isChanged(comment, open) ? { ...comment, text } : comment));
}

/** Whether it is the one that is being changed. */
export function isChanged({ line, text }: PlanComment, open: OpenComment | null): boolean {
  return open?.line === line && open.was === text;
}

/** The words in a kept draft, for who wants them back; null: it is none. */
export function draftWords(kept: string): string | null {
  const value = parseJson(kept);
  if (!isRecord(value)) return null;
  if ('comments' in value)
    return commentsOf(planDraft(kept))
      .map(({ text }) => text)
      .join('\n\n');
  if (!('choices' in value)) return null;
  const { choices, text } = answerDraft(kept);
  return [...choices, text].filter((part) => part !== '').join('\n');
}

function planDraft(kept: string | undefined): PlanDraft {
  const value = kept === undefined ? null : parseJson(kept);
  if (!isRecord(value) || !Array.isArray(value.comments)) return { comments: [], open: null };
  return { comments: value.comments.filter(isComment), open: isComment(value.open) ? value.open : null };
}

function answerDraft(kept: string | undefined): AnswerDraft {
  const value = kept === undefined ? null : parseJson(kept);
  if (!isRecord(value) || !Array.isArray(value.choices)) return { choices: [], text: '' };
  return {
    choices: value.choices.filter((choice) => typeof choice === 'string'),
    text: typeof value.text === 'string' ? value.text : '',
  };
}

function isComment(value: unknown): value is PlanComment {
  return isRecord(value) && typeof value.line === 'number' && typeof value.text === 'string';
}
