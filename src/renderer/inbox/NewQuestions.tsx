import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { chatName, rowTitle } from './InboxRowView';
import type { InboxRow } from './inbox-rows';

/** Announces questions that arrive while the list is shown, each once; the focus stays. */
export function NewQuestions({ rows }: { readonly rows: readonly InboxRow[] }): ReactElement {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const fresh = known.current && rows.filter(({ id }) => !known.current?.has(id));
    known.current = new Set([...(known.current ?? []), ...rows.map(({ id }) => id)]);
    if (fresh && fresh.length > 0) setSaid(announcement(fresh));
  }, [rows]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}

function announcement(fresh: readonly InboxRow[]): string {
  const [first, ...others] = fresh;
  if (!first || others.length > 0) return words('inbox.asked-several', { count: fresh.length });
  return words('inbox.asked', { chat: chatName(first.question.chatTitle), title: rowTitle(first) });
}
