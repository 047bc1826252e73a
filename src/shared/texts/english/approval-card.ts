// A question on its card: what would happen, why it asks, and what to know before it is answered.

export const approvalCard = {
  'approval-card.name': ({ title }: { title: string }) => `Approval: ${title}`,
  'approval-card.dangerous': 'Dangerous:',
  'approval-card.open-diff': 'Open diff',
  'approval-card.scroll-up': 'Scroll up to the beginning of it first.',
  'approval-card.scroll-down': 'Scroll to the end of it first.',

  'approval-card.announced': ({ title, subject, keys }: Announced) =>
    `Question: ${title}. ${subject} Press ${keys} to go to it.`,
  'approval-card.announced-danger': ({ title, why, subject, keys }: Announced & { why: string }) =>
    `Question: ${title}. Dangerous: ${why}. ${subject} Press ${keys} to go to it.`,
  'approval-card.no-file-change': 'There is no file change to show.',
  'approval-card.command': ({ command }: { command: string }) => `Command: ${command}`,
  'approval-card.file-change': ({ change, added, removed }: FileChange) =>
    `${change}: ${lines(added)} added, ${lines(removed)} removed.`,

  'approval-card.new-file': 'New file',
  'approval-card.change': 'Change',
  'approval-card.deletion': 'Deletion',
  'approval-card.asks-because': ({ why }: Why) => `Asks because ${why}`,
  /** After the kind of change and the path of the file. */
  'approval-card.file-asks-because': ({ why }: Why) => `asks because ${why}`,
  'approval-card.approximate': ({ how }: { how: string }) =>
    `The text to replace was not found exactly; it was matched by ${how}. Check the place.`,
  'approval-card.with-edits': ({ accept }: { accept: string }) =>
    `Shown with your edits. “${accept}” alone takes the proposal as the model wrote it.`,
  'approval-card.conflict': 'The proposal was computed afresh after you edited it. Your text is kept.',
  'approval-card.look-again': 'Look at it again',
  'approval-card.drop-edits': 'Drop my edits',

  'approval-card.loading-change': 'Loading the change…',
  'approval-card.too-large': 'This change is too large to be shown here. Open the diff.',

  'approval-card.edit-command': 'Edit the command',
  'approval-card.edited-command': 'Command, editable',
  'approval-card.command-parts': 'Parts of the command',
  'approval-card.program': 'Runs',
  /** Of one that reads what the program before it prints. */
  'approval-card.next-program': 'and then, on its output',
  'approval-card.programs-in-project': 'In the project’s folder, without a shell. It reads:',
  'approval-card.needs-no-question': 'needs no question',
  'approval-card.runs-in-project': 'In the project’s folder',
  'approval-card.runs-in': ({ folder }: { folder: string }) => `In ${folder}`,
  'approval-card.deletes': ({ files }: { files: string }) => `Deletes ${files}`,
  'approval-card.writes': ({ files }: { files: string }) => `Writes ${files}`,
  'approval-card.files': ({ files }: Files) => files.join(', '),
  'approval-card.files-and-more': ({ files, more }: Files & { more: number }) =>
    `${files.join(', ')} and ${more} more`,
  'approval-card.would-be-lost': 'This would be lost:',
} as const;

type Why = { why: string };
type Announced = { title: string; subject: string; keys: string };
type FileChange = { change: string; added: number; removed: number };
type Files = { files: readonly string[] };

function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
