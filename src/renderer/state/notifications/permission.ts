import { useSyncExternalStore } from 'react';

// The browser's permission to show notifications. The desktop needs none: the main process shows them there.

export type Permission = 'not-here' | NotificationPermission;

export function permission(): Permission {
  if (window.pilotfish || !('Notification' in window)) return 'not-here';
  return Notification.permission;
}

/** As a hook. */
export function usePermission(): Permission {
  return useSyncExternalStore(follow, permission);
}

/** Makes the browser ask the user. */
export async function askPermission(): Promise<void> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
