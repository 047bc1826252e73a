// The changes of turns, calls and commands, and their undo.

export const changes = {
  'changes.of-turn_one': '{{count, number}} file',
  'changes.of-turn_other': '{{count, number}} files',
  'changes.added': '+{{added, number}}',
  'changes.removed': '−{{removed, number}}',
  'changes.undone-wholly': 'taken back',
  'changes.undone-partly': 'partly taken back',
  'changes.again-wholly': 'redone',
  'changes.again-partly': 'partly redone',
  'changes.taken-back-one': 'You took back what was changed in {{file}}',
  'changes.taken-back_one': 'You took back what was changed in {{count, number}} file',
  'changes.taken-back_other': 'You took back what was changed in {{count, number}} files',
  'changes.taken-back-but_one':
    'You took back what was changed in {{count, number}} file; {{kept, number}} stayed as they are',
  'changes.taken-back-but_other':
    'You took back what was changed in {{count, number}} files; {{kept, number}} stayed as they are',
  'changes.done-again-one': 'You redid what was changed in {{file}}',
  'changes.done-again_one': 'You redid what was changed in {{count, number}} file',
  'changes.done-again_other': 'You redid what was changed in {{count, number}} files',
  'changes.done-again-but_one':
    'You redid what was changed in {{count, number}} file; {{kept, number}} stayed as they are',
  'changes.done-again-but_other':
    'You redid what was changed in {{count, number}} files; {{kept, number}} stayed as they are',
  'changes.too-many-files':
    'The project has more than {{most, number}} files that git does not ignore, too many to see what a command changes.',
  'changes.no-git': 'Git is not installed, and without it what commands change is not seen.',
  'changes.old-git': 'This git is older than 2.32, and what commands change is not seen with it.',
  'changes.not-seen': 'What it changed could not be found out: {{why}}',
  'changes.lost': 'What it held before is not kept any more.',
  'changes.changed-since': 'It was changed since, in the same places.',
  'changes.gone-since': 'It was deleted since.',
  'changes.while-going': 'It changed while a command ran in the background: by that, or by you.',
  'changes.cut-short': 'It was cut short, and what it changed until then was not looked at.',
  'changes.none-of': 'Nothing of {{path}} was changed there.',
  'changes.another-by-now': '{{path}} is another file by now than was shown. Look at it again.',
  'changes.commands-run': 'Commands are running that may write to these files.',
  'changes.is-folder': 'A folder is in its place.',
  'changes.folder-not-empty': 'The folder is not empty.',
  'changes.no-file': 'What is in its place is no file.',
  'changes.too-large': 'It is larger than 32 MB.',
  'changes.stopped': 'You stopped before this file.',
  'changes.not-kept': 'What it changed in {{files, list}} could not be kept, and cannot be taken back.',
  'changes.not-covered':
    'Undo does not cover the changes of this command: the project was still being read when it began.',
  'changes.earlier-version':
    'An earlier version of Pilotfish changed these files, and did not keep what they held: {{files, list}}',
  'changes.too-many': 'It changed {{files, number}} files, too many to take back here.',
} as const;
