import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { enterReviewList, offerSlot, takesSide, useReviewPlace } from '../../state/layout/review-place';
import { useSideShown } from '../../state/layout/side-panels';
import styles from './Columns.module.css';

/**
 * The side column: the list of the review in front, or else `children`, which stay mounted and keep their place. The
 * place of the list is there before the list, so that a new list can take the keyboard at once.
 */
export function ReviewSlot({ children }: { readonly children: ReactNode }): ReactElement {
  const isColumnShown = useSideShown('tree');
  const hasList = useReviewPlace(takesSide) && isColumnShown;
  const covered = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The user opened the review from here, so the keyboard follows.
    const hadKeyboard = covered.current?.contains(document.activeElement) ?? false;
    if (hasList && hadKeyboard) enterReviewList();
  }, [hasList]);
  return (
    <>
      {isColumnShown && <div ref={offerSlot} className={styles.slot} />}
      <div ref={covered} className={styles.sideContent} hidden={hasList}>
        {children}
      </div>
    </>
  );
}
