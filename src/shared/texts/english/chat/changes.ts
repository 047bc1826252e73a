// The changes of turns, calls and commands, and their undo.

export const changes = {
  'changes.of-turn_one': '{{count, number}} file',
  'changes.of-turn_other': '{{count, number}} files',
  'changes.added': '+{{added, number}}',
  'changes.removed': '−{{removed, number}}',
  'changes.undone-wholly': 'undone',
  'changes.undone-partly': 'partly undone',
  'changes.again-wholly': 'redone',
  'changes.again-partly': 'partly redone',
  'changes.taken-back-one': 'You undid the changes to {{file}}',
  'changes.taken-back_one': 'You undid the changes to {{count, number}} file',
  'changes.taken-back_other': 'You undid the changes to {{count, number}} files',
  'changes.taken-back-but_one': 'You undid the changes to {{count, number}} file; {{kept, number}} skipped',
  'changes.taken-back-but_other':
    'You undid the changes to {{count, number}} files; {{kept, number}} skipped',
  'changes.done-again-one': 'You redid the changes to {{file}}',
  'changes.done-again_one': 'You redid the changes to {{count, number}} file',
  'changes.done-again_other': 'You redid the changes to {{count, number}} files',
  'changes.done-again-but_one': 'You redid the changes to {{count, number}} file; {{kept, number}} skipped',
  'changes.done-again-but_other':
    'You redid the changes to {{count, number}} files; {{kept, number}} skipped',
  'changes.too-many-files':
    'Pilotfish cannot track changes by commands: the project has more than {{most, number}} files, excluding those that git ignores.',
  'changes.no-git': 'Git is missing, so Pilotfish cannot track changes by commands.',
  'changes.old-git': 'Git is older than version 2.32, so Pilotfish cannot track changes by commands.',
  'changes.not-seen': 'Pilotfish could not detect its changes: {{why}}',
  'changes.lost': 'The earlier version is no longer stored.',
  'changes.changed-since': 'It has since changed in the same places.',
  'changes.gone-since': 'It has since been deleted.',
  'changes.while-going': 'The command or you changed it while the command was running in the background.',
  'changes.cut-short': 'It was interrupted before Pilotfish detected its changes.',
  'changes.none-of': '{{path}} has no changes here.',
  'changes.another-by-now': '{{path}} has changed since you last saw it. Review it again.',
  'changes.commands-run': 'Running commands may write to these files.',
  'changes.is-folder': 'A folder now has this path.',
  'changes.folder-not-empty': 'The folder is not empty.',
  'changes.no-file': 'This path is not a regular file.',
  'changes.too-large': 'It is larger than 32 MB.',
  'changes.stopped': 'You stopped before this file.',
  'changes.not-kept': 'Its changes to {{files, list}} could not be stored, so they cannot be undone.',
  'changes.not-covered':
    'Undo skips this command, because Pilotfish was still reading the project when the command started.',
  'changes.earlier-version':
    'An earlier version of Pilotfish changed these files without storing their contents: {{files, list}}',
  'changes.too-many': 'It changed {{files, number}} files, too many to undo here.',
} as const;
