import type { FoundLine as Found } from '@shared/search/text-search';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { CutBefore } from '../parts/CutBefore';
import { FoundCount } from '../parts/found-tree/FoundRow';
import { MatchedText } from '../parts/MatchedText';
import { visibleProse } from '../ui/visible-text';
import styles from './FoundLine.module.css';

/** A line with its number and its marked matches; the first match is always visible. */
export function FoundLine({ found }: { readonly found: Found }): ReactElement {
  const { text, matched, beyond, line } = found;
  const [from, to] = matched[0] ?? [0, 0];
  return (
    <>
      <span className={styles.number}>{line}</span>
      <code className={styles.text}>
        <CutBefore text={text.slice(0, from)} />
        <mark>{visibleProse(text.slice(from, to))}</mark>
        <span className={styles.after}>
          <MatchedText text={text} from={to} to={text.length} matched={matched} />
        </span>
      </code>
      {beyond > 0 && <FoundCount>{words('search-panel.beyond', { more: beyond })}</FoundCount>}
    </>
  );
}
