import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the contents of `strip` are wider than `bar`, which contains the strip and its overflow button. A new
 * `content` causes a new measurement.
 */
export function useOverflow(
  bar: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  content: unknown,
): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other elements to watch
  useEffect(() => {
    const [outer, inner] = [bar.current, strip.current];
    if (!outer || !inner) return;
    const look = () => setOverflows(inner.scrollWidth > outer.clientWidth);
    const sizes = new ResizeObserver(look);
    for (const element of [outer, ...inner.children]) sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, [bar, strip, content]);
  return overflows;
}
