import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { quotedWord } from './argv-command';

// Left processes: those that a command started and did not wait for. The sandbox ends them with the command, so they
// are counted inside, just before its end.

/**
 * Runs the command and writes how many processes it left to the file, if any. Text for bash.
 *
 * Processes of the command have an id in the inner namespace of the sandbox. There 1 is the library's, `$$` this shell.
 */
export function countingLeft(command: string, file: string): string {
  return `left() {
  count=0
  for status in /proc/[0-9]*/status; do
    while read -r key value inner _; do
      [ "$key $value" = "State: Z" ] && break
      [ "$key" = NSpid: ] && [ "\${inner:-1}" != 1 ] && [ "$inner" != $$ ] && count=$((count + 1))
    done < "$status"
  done
  [ $count -gt 0 ]
}
exec 7>&2 2>/dev/null
${command} 2>&7 7>&-
code=$?
# Those that end by themselves have the time to.
left && sleep 0.1 && left && echo $count >${quotedWord(file)}
exit $code`;
}

/** Call this when the command has ended. 0 if the file is unreadable, because the command could write to it too. */
export async function countLeft(file: string): Promise<number> {
  // Follows no link, and does not wait for the other end of a pipe.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(file, flags).catch(() => null);
  if (handle === null) return 0;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(10), 0, 10, 0);
    return Number.parseInt(buffer.toString('latin1', 0, bytesRead), 10) || 0;
  } catch {
    return 0;
  } finally {
    await handle.close();
  }
}
