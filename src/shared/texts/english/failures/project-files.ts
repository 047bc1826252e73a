// Project files: why one cannot be opened, listed, shown or written, and what another program did to one. The model is
// told the most of it in the same words.

export const projectFiles = {
  'project-files.outside': ({ path }: Path) => `Path must be within the project: ${path}`,
  'project-files.not-absolute': ({ path }: Path) => `File path must be absolute: ${path}`,
  'project-files.nul-character': ({ path }: Path) => `Path must not contain a NUL character: ${path}`,
  'project-files.no-file': ({ path }: Path) => `File not found: ${path}`,
  'project-files.no-folder': ({ path }: Path) => `Directory not found: ${path}`,
  'project-files.not-a-folder': ({ path }: Path) => `Path is not a directory: ${path}`,
  'project-files.kernel-folder': ({ path }: Path) => `Path is not a folder of files: ${path}`,
  'project-files.is-folder': ({ path }: Path) => `Path is a directory, not a file: ${path}`,
  'project-files.not-regular': ({ path }: Path) => `Not a regular file: ${path}`,
  'project-files.project-gone': ({ path }: Path) => `The project folder no longer exists: ${path}`,
  'project-files.no-permission': ({ path }: Path) => `Permission denied: ${path}`,
  'project-files.link-circle': ({ path }: Path) => `Path leads through links in a circle: ${path}`,
  'project-files.long-path': ({ path }: Path) => `Path is too long: ${path}`,
  'project-files.in-use': ({ path }: Path) => `File is in use by another program: ${path}`,
  'project-files.too-many-open': ({ path }: Path) =>
    `Too many files are open on this machine to open ${path}. Close some programs and try again.`,
  'project-files.no-access': ({ path, message }: Failed) => `Cannot access ${path}: ${message}`,

  'project-files.read-only': ({ path }: Path) => `File is read-only: ${path}`,
  'project-files.binary': ({ path }: Path) => `Cannot edit binary file: ${path}`,
  'project-files.too-large': ({ path, megabytes }: Path & { megabytes: number }) =>
    `File is too large to edit (${megabytes} MB, at most 20 MB): ${path}`,
  'project-files.read-only-disk': ({ path }: Path) => `The disk is read-only: ${path}. Nothing was written.`,
  'project-files.no-space': ({ path }: Path) =>
    `No space left on the disk to write ${path}. Nothing was written.`,
  'project-files.large-file': ({ path }: Path) =>
    `The disk or this user's limits do not allow a file as large as the new ${path}. Nothing was written.`,
  'project-files.not-replaced-in-use': ({ path }: Path) =>
    `File is in use by another program: ${path}. Close it there and try again. Nothing was written.`,
  'project-files.disk-failed': ({ path, message }: Failed) =>
    `The disk failed while ${path} was written: ${message}. The old file stands.`,
  'project-files.not-replaced': ({ path, message }: Failed) =>
    `${path} cannot be replaced: ${message}. Nothing was written.`,
  'project-files.owner-lost': ({ path, message }: Failed) =>
    `Cannot keep the owner of ${path}: ${message}. Nothing was written.`,
  'project-files.unconfirmed': ({ path, message }: Failed) =>
    `${path} is written, but the disk did not confirm that it will last: ${message}`,

  'project-files.document': ({ label }: { label: string }) =>
    `This is a ${label} document, which cannot be shown here.`,
  'project-files.binary-to-show': 'This is a binary file, which cannot be shown as text.',
  'project-files.too-large-to-show': ({ megabytes, most }: { megabytes: number; most: number }) =>
    `This file has ${megabytes} MB; files up to ${most} MB can be shown.`,

  'project-files.late-write': ({ path, copy }: Path & { copy: string }) =>
    `Another program wrote to ${path} at the moment it was replaced. What it wrote is not in the file; the old version with it is kept at ${copy}.`,
  'project-files.late-write-lost': ({ path, message }: Failed) =>
    `Another program wrote to ${path} at the moment it was replaced. What it wrote is not in the file, and could not be kept: ${message}`,

  'project-files.watching-failed': ({ why }: { why: string }) => `Watching failed: ${why}`,
  /** `code`: the system's, of what it has no more of. */
  'project-files.too-many-watched': ({ code }: { code: string }) =>
    `The system cannot watch more folders (${code}), so changes on disk show after a few seconds.${code === 'ENOSPC' ? ' Raising fs.inotify.max_user_watches makes them show at once again.' : ''}`,
} as const;

type Path = { path: string };
/** `message`: what the system said. */
type Failed = Path & { message: string };
