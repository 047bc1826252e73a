import type { Shell } from '../../base/command-shell';
import { notingShell } from './noting-shell';
import { startTestQueue } from './start-test-queue';
import type { TestOptions, TestQueue } from './test-queue';

/** A test queue with a single tool for commands, and the commands that it would have run. */
export type NotingQueue = TestQueue & { readonly ran: readonly string[] };

type NotingOptions = TestOptions & { readonly shell?: Shell };

export async function startNotingQueue({ shell, ...options }: NotingOptions = {}): Promise<NotingQueue> {
  const ran: string[] = [];
  return { ...(await startTestQueue({ only: [notingShell(ran, shell)], ...options })), ran };
}
