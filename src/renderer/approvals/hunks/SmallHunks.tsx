import type { Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import type { Verdict } from '@shared/hunks/hunks';
import { words } from '@shared/texts/text';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useKeptReview } from '../../state/questions/edits';
import { apartOf, contentOf, readReview } from '../../state/questions/reviewed-change';
import { Button } from '../../ui/Button';
import diffStyles from '../diff/SmallDiff.module.css';
import { HunkButtons } from './HunkButtons';
import { HunkReason } from './HunkReason';
import { hunkActions } from './hunk-actions';
import { type HunkBlock, hunkBlocks } from './hunk-rows';
import styles from './SmallHunks.module.css';
import { SmallRow } from './SmallRow';

type SmallHunksProps = { readonly editKey: CallKey; readonly proposal: Proposal };

/** Lines shown at first, and added by each "show more". */
const atFirst = 14;
const more = 200;

/** A short view of a change, hunk by hunk. The user accepts or rejects each hunk, and can comment on its lines. */
export function SmallHunks({ editKey, proposal }: SmallHunksProps): ReactElement {
  const kept = useKeptReview(editKey, proposal);
  const actions = useMemo(() => hunkActions(editKey, proposal), [editKey, proposal]);
  const blocks = useMemo(
    () => hunkBlocks(apartOf(proposal), readReview(proposal, kept), contentOf(proposal, kept)),
    [proposal, kept],
  );
  const [most, setMost] = useState(atFirst);
  const [openedHere, setOpenedHere] = useState<string | null>(null);
  const figure = useRef<HTMLElement>(null);
  const close = (block: string) => {
    setOpenedHere(null);
    figure.current?.querySelector<HTMLElement>(`[data-block="${block}"] button`)?.focus();
  };
  const { shown, rest } = firstRows(blocks, most);
  return (
    <figure ref={figure} className={diffStyles.diff} aria-label={words('small-diff.name')}>
      {shown.map((block) => (
        <section key={block.key} data-block={block.key} className={styles.block}>
          <div className={`${diffStyles.line} ${diffStyles.place} ${styles.head}`}>
            <span>
              {words('small-diff.line', { line: block.line })}
              {block.hunk === null && ` · ${words('hunks.yours')}`}
              {block.hunk?.isFormatting && ` · ${words('hunks.only-whitespace')}`}
            </span>
            {block.hunk && hasButtons(proposal, block.hunk.verdict) && (
              <HunkButtons
                place={block.hunk.place}
                all={proposal.hunks.length}
                verdict={block.hunk.verdict}
                onDecide={(verdict) => actions.decide(block.key, verdict)}
              />
            )}
          </div>
          {block.hunk?.verdict === 'reject' && (
            <div className={styles.reason}>
              <span className={styles.rejected}>{words('hunks.is-rejected')}</span>
              <HunkReason
                id={block.key}
                draft={kept.draft}
                actions={actions}
                isOpenedHere={openedHere === block.key}
                onOpen={() => setOpenedHere(block.key)}
                onTakeBack={() => actions.decide(block.key, 'accept')}
                onClose={() => close(block.key)}
              />
            </div>
          )}
          {block.rows.map((row, index) => (
            <SmallRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one block never move.
              key={index}
              row={row}
              actions={actions}
              openedHere={openedHere}
              draft={kept.draft}
              onOpen={setOpenedHere}
              onClose={() => close(block.key)}
            />
          ))}
        </section>
      ))}
      {rest > 0 && (
        <Button variant="quiet" className={diffStyles.more} onClick={() => setMost(most + more)}>
          {words('small-diff.show-more', { lines: Math.min(rest, more) })}
        </Button>
      )}
    </figure>
  );
}

/** The answers of the card already decide on a single hunk, unless it was rejected in the diff. */
function hasButtons({ hunks }: Proposal, verdict: Verdict): boolean {
  return hunks.length > 1 || verdict === 'reject';
}

/** The blocks that fit, the last one cut. */
function firstRows(blocks: readonly HunkBlock[], most: number) {
  const shown: HunkBlock[] = [];
  let room = most;
  for (const block of blocks) {
    if (room <= 0) break;
    shown.push({ ...block, rows: block.rows.slice(0, room) });
    room -= block.rows.length;
  }
  const all = blocks.reduce((sum, { rows }) => sum + rows.length, 0);
  return { shown, rest: Math.max(0, all - most) };
}
