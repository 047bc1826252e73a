// Files that go with a message: their chips, and where they are dropped.

export const attached = {
  'attached.list': 'Attached files',
  'attached.sent-list': 'Files of this message',
  'attached.count_one': '1 file is attached',
  'attached.count_other': '{{count, number}} files are attached',
  'attached.file': '{{name}}, {{weight}}, {{bytes, size}}',
  'attached.folder_one': '{{name}}, {{weight}}, 1 file',
  'attached.folder_other': '{{name}}, {{weight}}, {{count, number}} files',
  'attached.weight': '{{bytes, size}} · about {{weight}}',
  'attached.folder-weight_one': '1 file · {{bytes, size}} · about {{weight}}',
  'attached.folder-weight_other': '{{count, number}} files · {{bytes, size}} · about {{weight}}',
  'attached.tokens_one': '{{count, compact}} token',
  'attached.tokens_other': '{{count, compact}} tokens',
  'attached.tokens-exactly_one': '{{count, number}} token',
  'attached.tokens-exactly_other': '{{count, number}} tokens',
  'attached.cut': 'The model gets only the beginning of this file',
  'attached.remove': 'Remove {{name}}',
  'attached.cancel': 'Cancel the upload of {{name}}',
  'attached.uploading': '{{name}}: {{percent}} %',
  'attached.retry': 'Try again',
  'attached.retry-label': 'Try again to attach {{name}}',
  'attached.gone': 'This file is no longer stored.',
  'attached.no-images':
    'This model does not accept images, so it gets only their names. Choose another model, or enable images for this provider in the settings.',
  'attached.too-much':
    'This message needs about {{weight}}. The context window has room for {{room, number}}.',
  'attached.left-out_one':
    '1 file was skipped. The limit for a folder is {{files}} readable files and {{megabytes}} MB.',
  'attached.left-out_other':
    '{{count, number}} files were skipped. The limit for a folder is {{files}} readable files and {{megabytes}} MB.',
  'attached.dismiss': 'Dismiss',
  'attached.too-large': '{{name}} is too large. The limit is {{megabytes}} MB per file.',
  'attached.drop': 'Drop to attach',
  'attached.drop-hint': 'Files and folders are added to your next message',
} as const;
