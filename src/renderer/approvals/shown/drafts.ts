import type { PlanComment } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { isRecord, parseJson } from '@shared/base/json';
import { useMemo } from 'react';
import { clearEdited, setEdited, useEdits } from '../../state/questions/edits';

// The user's text for a plan or a question of the model, before it is sent. It is stored like an edited proposal,
// through reloads and restarts, until the answer is on disk.

export type PlanDraft = {
  readonly comments: readonly PlanComment[];
  /** The open comment, or null. */
  readonly open: OpenComment | null;
};

/** `was`: the text of the comment in `comments` that the user edits; absent for a new one. */
export type OpenComment = PlanComment & { readonly was?: string };

/** Actions of a card on comments. */
export type Commenting = {
  /** The open comment. */
  readonly open: OpenComment | null;
  /** Opens, updates or closes a comment; its text is still there when it opens again. */
  write(comment: OpenComment | null): void;
  /** Drops the text of the open comment. */
  drop(): void;
  add(comment: OpenComment): void;
  remove(comment: PlanComment): void;
};

export type AnswerDraft = { readonly choices: readonly string[]; readonly text: string };

/** The draft, and the function that stores it; `hash` is the question's. */
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

/** All comments on the plan, including the open one. */
export function commentsOf({ comments, open }: PlanDraft): PlanComment[] {
  const text = open?.text.trim() ?? '';
  if (open === null || text === '') return [...comments];
  if (!comments.some((comment) => isChanged(comment, open))) return [...comments, { line: open.line, text }];
  return comments.map((comment) => (isChanged(comment, open) ? { ...comment, text } : comment));
}

/** Whether this is the comment that the user edits. */
export function isChanged({ line, text }: PlanComment, open: OpenComment | null): boolean {
  return open?.line === line && open.was === text;
}

/** The user's text in a stored draft, for recovery; null for any other text. */
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
