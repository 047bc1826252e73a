// Repository: why the repository of a git command is unusual. Each text continues a sentence and has no full stop.

export const repository = {
  'repository.unreadable': 'Pilotfish cannot read the configuration of its repository',
  'repository.sets': 'its repository sets {{key}}, so git may run a program',
  'repository.unreadable-setting': 'an unreadable setting',
  'repository.unreadable-section': 'an unreadable setting in [{{section}}]',
  'repository.odd-git': 'the .git of its repository is not a folder or file',
  'repository.names-other': 'its .git file refers to another folder',
  'repository.unreadable-file': 'Pilotfish cannot read its .git file',
  'repository.other-user': 'its repository belongs to another user',
  'repository.elsewhere': 'its repository refers to another location',
  'repository.alternates': 'its repository uses the objects of another repository',
  'repository.link': '{{link}} in its repository is a link',
  'repository.holds-others': 'its repository contains other repositories, and git may run programs in them',
  'repository.too-many-files': 'its repository contains too many files to check',
  'repository.unreadable-index': 'Pilotfish cannot check its list of files',
  'repository.no-git': 'Pilotfish cannot find git 2.32 or later outside the project',
} as const;
