// Editor area: its tabs, and read-only files.

export const editorArea = {
  'editor-area.name': 'Editor',
  'editor-area.empty': 'Review changes here',
  'editor-area.empty-hint':
    'Each edit that the model proposes opens as a side-by-side diff. You can change it before you accept it.',
  'editor-area.hint-next-change': 'Go to the next waiting question',
  'editor-area.hint-open-file': 'Open the selected file of the tree',
  'editor-area.hint-terminal': 'Go to the terminal, or back',
  'editor-area.hint-close-tab': 'Close a tab',

  'code-menu.cut': 'Cut',
  'code-menu.copy': 'Copy',
  'code-menu.paste': 'Paste',
  'code-menu.find': 'Find',

  'editor-area.tabs': 'Open files',
  'editor-area.open-tabs': 'All open tabs',
  'editor-area.column': 'Editor column {{number}}',
  'editor-area.show-column': 'Show editor column {{number}}',
  'editor-area.column-widths': 'Width of the editor columns',
  'editor-area.not-saved': 'unsaved',
  'editor-area.preview-tab': '{{path}} (preview: double-click to keep it open)',
  /** These two follow a file's name. */
  'editor-area.preview': ', preview',
  'editor-area.proposal': '(proposal)',
  'editor-area.unpin': 'Unpin {{name}}',
  'editor-area.breadcrumbs': 'Breadcrumbs',
  'editor-area.show-in-tree': 'Show {{path}} in the tree',
  'editor-area.symbols': 'Symbols of the file',
  'editor-area.show-symbols': '{{name}}: list the symbols of the file',
  'editor-area.close-file': 'Close {{name}}',
  'editor-area.close-proposal': 'Close {{name}} (proposal)',

  'editor-area.file-failed': 'Cannot open this file',
  'editor-area.file-unshowable': 'This file cannot be displayed',
  'editor-area.file-deleted': 'This file is missing on disk. The tab shows its last known content.',
  'editor-area.large': 'Colours and folding are off, because this file is large or has very long lines.',
  'editor-area.colours-on': 'Turn colours on',
  'editor-area.beginning':
    'The file is too large to edit here. The tab shows the first {{shown, tenths}} MB of {{size, tenths}} MB.',
  'editor-area.beginning-read-only': 'This is only the beginning of the file, so it is read-only.',
  'editor-area.image': 'Image {{path}}',

  'editor-area.text-read-only': '{{path}}, read-only',
  'editor-area.marked-lines': 'lines {{from}} to {{to}}',
  'editor-area.marked-lines_same': 'line {{from}}',
  'editor-area.read-only':
    'This file is read-only, because the editor would change its line endings. Ask for a change in the chat.',

  'agent-mark.text': '{{text}}, lines by the agent are marked at {{places, list}}',
  'agent-mark.text_rest': '{{text}}, lines by the agent are marked at {{places, list}} and more',
  'agent-mark.added': 'Added by the agent',
  'agent-mark.changed': 'Changed by the agent',
  'agent-mark.removed': 'The agent removed lines here',

  'git-change.mark-added': 'Added since the last commit',
  'git-change.mark-changed': 'Changed since the last commit',
  'git-change.mark-removed': 'Lines removed since the last commit',
  'git-change.title': 'Change {{place}} of {{all}} since the last commit',
  'git-change.previous': 'Previous change',
  'git-change.next': 'Next change',
  'git-change.revert': 'Revert',
  'git-change.close': 'Close',
  'git-change.old-lines': 'Old lines',
  'git-change.no-old-lines': 'The last commit has no lines here.',
} as const;
