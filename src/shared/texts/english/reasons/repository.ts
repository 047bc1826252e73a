// Repository: why the repository of a git command is unusual. Each text continues a sentence and has no full stop.

export const repository = {
  'repository.unreadable': 'the configuration of its repository cannot be read',
  'repository.sets': 'its repository sets {{key}}, by which git may run something',
  'repository.unreadable-setting': 'something unreadable',
  'repository.unreadable-section': 'something unreadable in [{{section}}]',
  'repository.odd-git': 'the .git of its repository is neither a folder nor a file',
  'repository.names-other': 'its .git is a file that names another folder',
  'repository.unreadable-file': 'its .git is a file that cannot be read',
  'repository.other-user': 'its repository belongs to another user',
  'repository.elsewhere': 'its repository says that it lies elsewhere',
  'repository.alternates': 'its repository shows what is kept in another one',
  'repository.link': '{{link}} of its repository is a link',
  'repository.holds-others': 'its repository holds other repositories, in which git may run something',
  'repository.too-many-files': 'its repository holds too many files to look at',
  'repository.unreadable-index': 'the list of its files cannot be looked through',
  'repository.no-git': 'there is no git from 2.32 on outside of the project',
} as const;
