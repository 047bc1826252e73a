// The id of this window: the same after each reload of the page, and unique to this window, so that each window restores
// its own layout and texts.

export function windowId(): string {
  const known = sessionStorage.getItem(windowIdKey);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(windowIdKey, id);
  return id;
}

let claimed: Promise<void> | null = null;

/** A browser copies the id into a duplicate of the page: then this window gets another one. */
export function claimWindowId(): Promise<void> {
  claimed ??= claim();
  return claimed;
}

async function claim(): Promise<void> {
  if (await holdLock(windowId())) return;
  sessionStorage.removeItem(windowIdKey);
  await holdLock(windowId());
}

/** Holds the lock of the id until the page closes. False if another page holds it. */
function holdLock(id: string): Promise<boolean> {
  // A page of another machine has no locks without HTTPS.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    };
    locks.request(`${windowIdKey} ${id}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

const windowIdKey = 'pilotfish.window';
