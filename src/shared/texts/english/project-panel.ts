// Project panel: the tree of the project's files, or a way to open a folder.

export const projectPanel = {
  'project-panel.name': 'Project',
  'project-panel.views': 'Views of the side bar',
  'project-panel.files': 'Files',
  'project-panel.search': 'Search',
  'project-panel.problems': 'Problems',
  'project-panel.remark-errors': 'contains errors',
  'project-panel.remark-warnings': 'contains warnings',
  'project-panel.review': 'Show the files of the review',
  'project-panel.tree': 'Files of {{project}}',
  'project-panel.loading-folder': 'Loading…',
  'project-panel.empty-folder': 'Empty folder',
  'project-panel.empty': 'This folder is empty',
  'project-panel.empty-why': 'Create a file, or ask for one in the chat.',
  'project-panel.retry': 'Try again',

  'project-panel.created-by-agent': 'Created by the agent in this chat',
  'project-panel.changed-by-agent': 'Changed by the agent in this chat',
  'project-panel.holds-changes-by-agent': 'Contains files that the agent changed in this chat',
  'project-panel.proposal-waits': 'A proposal for this file waits for your answer',
  'project-panel.holds-waiting-proposal': 'Contains files with proposals that wait for your answer',

  'project-panel.git-modified': 'Modified',
  'project-panel.git-added': 'Added',
  'project-panel.git-untracked': 'Untracked',
  'project-panel.git-deleted': 'Deleted',
  'project-panel.git-renamed': 'Renamed',
  'project-panel.git-conflict': 'Conflict',
  'project-panel.git-holds-changes': 'Contains changes',

  /** The name of a row, with the meaning of its colour, icon and letter. */
  'project-panel.row': '{{name}}',
  'project-panel.row_remarks': '{{name}}, {{remarks, list}}',
  'project-panel.remark-link': 'link',
  'project-panel.remark-broken-link': 'broken link',
  'project-panel.remark-other': 'not a regular file',
  'project-panel.remark-ignored': 'ignored by git',
  'project-panel.remark-waiting': 'waiting proposal',
  'project-panel.remark-holds-waiting': 'contains files with waiting proposals',
  'project-panel.remark-created': 'created by the agent',
  'project-panel.remark-changed': 'changed by the agent',
  'project-panel.remark-holds-changes': 'contains files that the agent changed',
  /** A mark as one of the remarks. */
  'project-panel.remark-git': '{{mark, lowercase}}',

  'project-panel.none-open': 'No folder is open',
  'project-panel.not-opened': 'The folder was not opened',
  'project-panel.not-opened-why':
    'Pilotfish ended unexpectedly four times in a row, soon after it opened this folder. Open it anyway, or choose another.',
  'project-panel.gone': 'The folder is gone',
  'project-panel.gone-why': '{{folder}} was moved, renamed or deleted. Your chats are safe.',
  'project-panel.folder-field': 'Folder on this machine',
  'project-panel.open': 'Open',
  'project-panel.browse': 'Browse…',
  'project-panel.recent': 'Recent projects',
  'project-panel.missing': 'Missing: {{folder}}',
} as const;
