// Editor area: its tabs, and read-only files.

export const editorArea = {
  'editor-area.name': 'Editor',
  'editor-area.empty': 'Changes are reviewed here',
  'editor-area.empty-hint':
    'Each edit the model proposes opens as a side-by-side diff. You can change it before you accept it.',
  'editor-area.hint-next-change': 'Next waiting change',
  'editor-area.hint-open-file': 'Open the selected file of the tree',
  'editor-area.hint-terminal': 'Terminal, and back',
  'editor-area.hint-close-tab': 'Close a tab',

  'editor-area.tabs': 'Open files',
  'editor-area.open-tabs': 'All open tabs',
  'editor-area.not-saved': 'not saved',
  'editor-area.preview-tab': '{{path}} (preview: double-click to keep it open)',
  /** These two follow a file's name. */
  'editor-area.preview': ', preview',
  'editor-area.proposal': '(proposal)',
  'editor-area.unpin': 'Unpin {{name}}',
  'editor-area.breadcrumbs': 'Where the file is',
  'editor-area.show-in-tree': 'Show {{path}} in the tree',
  'editor-area.close-file': 'Close {{name}}',
  'editor-area.close-proposal': 'Close {{name}} (proposal)',

  'editor-area.file-failed': 'This file cannot be shown',
  'editor-area.file-unshowable': 'Nothing to show here',
  'editor-area.file-deleted':
    'This file is not on disk any more. Shown is what it was when it was last read.',
  'editor-area.large': 'This file is large or has very long lines: it is shown without colours and folding.',
  'editor-area.colours-on': 'Turn colours on',
  'editor-area.beginning':
    'Shown are the first {{shown, tenths}} MB of {{size, tenths}} MB: the file is too large to be edited here.',
  'editor-area.beginning-read-only': 'This is only the beginning of the file, so it cannot be edited here.',
  'editor-area.image': 'Image {{path}}',

  'editor-area.text-read-only': '{{path}}, read only',
  'editor-area.text-marked': '{{text}}, the change you accepted is marked at {{places, list}}',
  'editor-area.text-marked_rest': '{{text}}, the change you accepted is marked at {{places, list}} and more',
  'editor-area.marked-lines': 'lines {{from}} to {{to}}',
  'editor-area.marked-lines_same': 'line {{from}}',
  'editor-area.read-only':
    'This file has kinds of line ends that this editor would write anew. Ask for a change in the chat.',
  'editor-area.mark-added': 'Added by the change you accepted',
  'editor-area.mark-changed': 'Changed by the change you accepted',
  'editor-area.mark-removed': 'Lines were removed here by the change you accepted',
} as const;

/** The matching `places`, and the number of further ones. */
