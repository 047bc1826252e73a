import { useSyncExternalStore } from 'react';

// Permission of the browser to show notifications. The desktop asks for none: there main shows them.

export type Permission = 'not-here' | NotificationPermission;

export function permission(): Permission {
  if (window.pilotfish || !('Notification' in window)) return 'not-here';
  return Notification.permission;
}

/** Followed. */
export function usePermission(): Permission {
  return useSyncExternalStore(follow, permission);
}

/** Has the browser ask the person. */
export async function askPermission(): Promise<void> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
