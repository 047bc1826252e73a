import { whyReadOnly } from '@shared/chat/why-read-only';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { lockHolder, lockOwner } from '../base/files/lock-file';
import { watchFile } from '../base/files/watch-file';
import type { ChatLog } from '../storage/chats/chat-log';
import { canBeWritten, chatPath, lockPath } from '../storage/chats/open-chat-log';

// Access to a chat that another process writes or that is read-only: follows its file and checks whether it is
// writable.

export type ChatAccess = {
  /**
   * Whether the chat was read-only when it was opened, because of another process or the disk, and is writable now. It
   * must then be opened again.
   */
  isAbandoned(): Promise<boolean>;
  /** AppError `read-only` with the current writer, or the reason why the chat cannot be written. */
  assertWritable(): Promise<void>;
  close(): void;
};

type AccessOptions = {
  readonly folder: string;
  readonly id: string;
  readonly onLockTouched: () => void;
  readonly parts: { readonly log: { write(level: 'warning', problem: string, error: unknown): void } };
};

export function chatAccess(log: ChatLog, options: AccessOptions): ChatAccess {
  const { folder, id } = options;
  const { access } = log.state();
  const assertWritable = async () => {
    if (access === 'writer') return;
    const pid = access === 'read-only' ? await lockOwner(lockPath(folder, id)) : null;
    const told = pid === null ? whyReadOnly(access, folder) : textOf('chat.held-by', { pid: String(pid) });
    throw new AppError('read-only', told);
  };
  if (access === 'read-only') return { ...ofAnother(log, options), assertWritable };
  const isAbandoned = async () => access === 'unwritable' && (await canBeWritten(folder, id));
  return { isAbandoned, assertWritable, close() {} };
}

/** Follows the file of a chat that another process writes. */
function ofAnother(
  log: ChatLog,
  { folder, id, onLockTouched, parts }: AccessOptions,
): Omit<ChatAccess, 'assertWritable'> {
  let isAnother = false;
  const readOn = () =>
    log.readOn().then(
      (found) => {
        isAnother ||= found === 'another';
        if (isAnother) onLockTouched();
      },
      (error: unknown) => parts.log.write('warning', 'reading on in a chat of another process', error),
    );
  const lock = lockPath(folder, id);
  const unwatch = [watchFile(lock, onLockTouched), watchFile(chatPath(folder, id), () => void readOn())];
  // Reads entries that were written since the first read.
  void readOn();
  return {
    isAbandoned: async () => isAnother || (await lockHolder(lock)) === 'nobody',
    close() {
      for (const stop of unwatch) stop();
    },
  };
}
