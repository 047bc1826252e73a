// Rate limit on the messages of a server. An excess is a fault of the server.

/** Calls `onFlood` once, when more than `most` messages came within one window of time. */
export function createFloodGate({
  most = 20_000,
  perMs = 10_000,
  now = Date.now,
  onFlood,
}: {
  readonly most?: number;
  readonly perMs?: number;
  readonly now?: () => number;
  onFlood(): void;
}): () => void {
  let since = now();
  let count = 0;
  let isOver = false;
  return () => {
    if (now() - since > perMs) {
      since = now();
      count = 0;
    }
    count += 1;
    if (count <= most || isOver) return;
    isOver = true;
    onFlood();
  };
}
