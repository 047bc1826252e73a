import type { ComponentProps, ReactElement, Ref } from 'react';
import { Virtualizer, type VirtualizerHandle, type VirtualizerProps } from 'virtua';
import styles from './VirtualList.module.css';

// Lists of which only what is near the screen is in the page. The library lets no pointer through to rows that scroll;
// here they can always be pressed, because a list that follows a growing text scrolls all the time.

export type VirtualListHandle = VirtualizerHandle;

type VirtualRowsProps<T> = Omit<VirtualizerProps<T>, 'as'> & {
  readonly ref?: Ref<VirtualListHandle>;
  readonly as?: keyof typeof containers;
};

/** The rows alone, inside a scrolling element of the caller's. */
export function VirtualRows<T>({ as = 'div', ...props }: VirtualRowsProps<T>): ReactElement {
  return <Virtualizer {...props} as={containers[as]} />;
}

type OfRows = 'data' | 'children' | 'itemSize' | 'keepMounted' | 'onScroll';

type VirtualListProps<T> = Pick<VirtualRowsProps<T>, OfRows | 'ref'> &
  Omit<ComponentProps<'div'>, OfRows | 'ref'>;

/** A list that scrolls in the room it is given. Other attributes go on the scrolling element. */
export function VirtualList<T>(props: VirtualListProps<T>): ReactElement {
  const { ref, data, children, itemSize, keepMounted, onScroll, className, ...attributes } = props;
  return (
    <div {...attributes} className={[styles.scroller, className].filter(Boolean).join(' ')}>
      <VirtualRows {...{ ref, data, itemSize, keepMounted, onScroll }}>{children}</VirtualRows>
    </div>
  );
}

const containers = {
  div: ({ style, ...rest }: ComponentProps<'div'>) => (
    <div {...rest} style={{ ...style, pointerEvents: 'auto' }} />
  ),
  ul: ({ style, ...rest }: ComponentProps<'ul'>) => (
    <ul {...rest} style={{ ...style, pointerEvents: 'auto' }} />
  ),
};
