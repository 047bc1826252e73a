// Project files: why one cannot be opened, listed, displayed or written, and changes by other programs. `message` is a
// message of the system. The model gets most of these texts too.

export const projectFiles = {
  'project-files.outside': 'Path must be within the project: {{path}}',
  'project-files.not-absolute': 'File path must be absolute: {{path}}',
  'project-files.nul-character': 'Path must not contain a NUL character: {{path}}',
  'project-files.no-file': 'File not found: {{path}}',
  'project-files.no-folder': 'Directory not found: {{path}}',
  'project-files.not-a-folder': 'Path is not a directory: {{path}}',
  'project-files.is-data-folder':
    'Pilotfish stores its data in this folder, so it cannot be a project: {{path}}',
  'project-files.in-data-folder': 'Pilotfish blocks access to its data folder: {{path}}',
  'project-files.is-root':
    '{{path}} contains the whole system, so it cannot be a project. Open a folder inside it.',
  'project-files.holds-home':
    '{{path}} contains your home folder: its keys and the settings of other programs are part of the project. Open the folder of one project instead.',
  'project-files.kernel-folder': 'Path is not a folder of files: {{path}}',
  'project-files.is-folder': 'Path is a directory, not a file: {{path}}',
  'project-files.not-regular': 'Not a regular file: {{path}}',
  'project-files.project-replaced':
    'Another folder has replaced the project folder: {{path}}. Close the project and open it again to work in the new folder.',
  'project-files.project-gone': 'The project folder no longer exists: {{path}}',
  'project-files.no-permission': 'Permission denied: {{path}}',
  'project-files.link-circle': 'Path contains a loop of links: {{path}}',
  'project-files.long-path': 'Path is too long: {{path}}',
  'project-files.in-use': 'File is in use by another program: {{path}}',
  'project-files.too-many-open':
    'Cannot open {{path}}: too many files are open on this machine. Close some programs and try again.',
  'project-files.no-access': 'Cannot access {{path}}: {{message}}',

  'project-files.read-only': 'File is read-only: {{path}}',
  'project-files.binary': 'Cannot edit binary file: {{path}}',
  'project-files.too-large': 'File is too large to edit ({{megabytes}} MB, at most 20 MB): {{path}}',
  'project-files.read-only-disk': 'The disk is read-only: {{path}}. Nothing was written.',
  'project-files.no-space': 'No space left on the disk to write {{path}}. Nothing was written.',
  'project-files.large-file':
    'The new {{path}} exceeds the file size limit of the disk or the user. Nothing was written.',
  'project-files.not-replaced-in-use':
    'File is in use by another program: {{path}}. Close it there and try again. Nothing was written.',
  'project-files.disk-failed':
    'The disk failed while Pilotfish wrote {{path}}: {{message}}. The old file is unchanged.',
  'project-files.not-replaced': 'Cannot replace {{path}}: {{message}}. Nothing was written.',
  'project-files.owner-lost': 'Cannot keep the owner of {{path}}: {{message}}. Nothing was written.',
  'project-files.unconfirmed':
    'Pilotfish wrote {{path}}, but the disk did not confirm that the data is stored: {{message}}',

  'project-files.changed-while-read': '{{path}} changed on disk while Pilotfish read it.',
  'project-files.binary-to-show': 'Cannot display this binary file as text.',
  'project-files.too-large-to-show':
    'This file has {{megabytes}} MB. Pilotfish displays files up to {{most}} MB.',

  'project-files.late-write':
    'Another program wrote to {{path}} while Pilotfish replaced it. The file lacks that change. Pilotfish saved the old version with the change at {{copy}}.',
  'project-files.late-write-lost':
    'Another program wrote to {{path}} while Pilotfish replaced it. The file lacks that change, and Pilotfish cannot save it: {{message}}',

  'project-files.watching-failed': 'Watching failed: {{why}}',
  /** `code`: the system's error code for the exhausted resource. */
  'project-files.too-many-watched':
    'The system cannot watch more folders ({{code}}), so changes on disk appear after a few seconds.',
  'project-files.too-many-watched_ENOSPC':
    'The system cannot watch more folders ({{code}}), so changes on disk appear after a few seconds. Raise fs.inotify.max_user_watches to see them at once.',
} as const;
