/** A promise that is resolved from outside. */
export type Latch<Value> = { readonly promise: Promise<Value>; open(value: Value): void };

export function createLatch<Value>(): Latch<Value> {
  let open: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
