// Calls that only read, told in one line: `Read 5 files, searched twice`.

export const callRun = {
  'call-run.deeds': ({ deeds }: { deeds: readonly string[] }) => capitalised(deeds.join(', ')),
  'call-run.read-file': ({ count }: Count) => (count === 1 ? 'read a file' : `read ${count} files`),
  'call-run.read-files': ({ count }: Count) => `read several files${times(count)}`,
  'call-run.listed-folder': ({ count }: Count) =>
    count === 1 ? 'listed a folder' : `listed ${count} folders`,
  'call-run.searched': ({ count }: Count) => `searched${times(count)}`,
  'call-run.ran-command': ({ count }: Count) =>
    count === 1 ? 'ran a command that only reads' : `ran ${count} commands that only read`,
} as const;

type Count = { count: number };

function times(count: number): string {
  if (count === 1) return '';
  return count === 2 ? ' twice' : ` ${count} times`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
