import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './HunkLayer.module.css';

type RoomProps = {
  /** In pixels, relative to the layer. */
  readonly top: number;
  /** Reports the height of the contents, in whole pixels. */
  onHeight(height: number): void;
  readonly children: ReactNode;
};

/** A box between two lines that reports the height it needs. */
export function Room({ top, onHeight, children }: RoomProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const tell = useRef(onHeight);
  tell.current = onHeight;
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const watch = new ResizeObserver(() => tell.current(Math.ceil(element.getBoundingClientRect().height)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={room} className={styles.room} style={{ top }}>
      {children}
    </div>
  );
}
