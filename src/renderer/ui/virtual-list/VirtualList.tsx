import type { ComponentProps, ReactElement, Ref } from 'react';
import { Virtualizer, type VirtualizerHandle, type VirtualizerProps } from 'virtua';
import styles from './VirtualList.module.css';

// Lists that only render the rows near the screen. The library ignores the pointer on rows while they scroll. Here
// rows always take clicks, because a list that follows a growing text scrolls all the time.

export type VirtualListHandle = VirtualizerHandle;

type VirtualRowsProps<T> = Omit<VirtualizerProps<T>, 'as'> & {
  readonly ref?: Ref<VirtualListHandle>;
  readonly as?: keyof typeof containers;
};

/** Only the rows, inside the caller's scrolling element. */
export function VirtualRows<T>({ as = 'div', ...props }: VirtualRowsProps<T>): ReactElement {
  return <Virtualizer {...props} as={containers[as]} />;
}

type OfRows = 'data' | 'children' | 'itemSize' | 'keepMounted' | 'onScroll';

type VirtualListProps<T> = Pick<VirtualRowsProps<T>, OfRows | 'ref'> &
  Omit<ComponentProps<'div'>, OfRows | 'ref'>;

/** A list that scrolls in the available room. Other attributes go on the scrolling element. */
export function VirtualList<T>(props: VirtualListProps<T>): ReactElement {
  const { ref, data, children, itemSize, keepMounted, onScroll, className, ...attributes } = props;
  return (
    <div {...attributes} className={[styles.scroller, className].filter(Boolean).join(' ')}>
      <VirtualRows ref={ref} data={data} itemSize={itemSize} keepMounted={keepMounted} onScroll={onScroll}>
        {children}
      </VirtualRows>
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
