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
  /** `short`: the count, shortened if it is large. */
  'attached.tokens_one': '{{count, compact}} token',
  'attached.tokens_other': '{{count, compact}} tokens',
  'attached.tokens-exactly_one': '{{count, number}} token',
  'attached.tokens-exactly_other': '{{count, number}} tokens',
  'attached.cut': 'Only its beginning goes to the model',
  'attached.remove': 'Remove {{name}}',
  'attached.cancel': 'Cancel the upload of {{name}}',
  'attached.uploading': '{{name}}: {{percent}} %',
  'attached.retry': 'Try again',
  'attached.retry-label': 'Try again to attach {{name}}',
  'attached.gone': 'It is not kept any more.',
  'attached.no-images':
    'This model takes no pictures: it is told their names alone. Choose one that does, or switch images on for this provider in the settings.',
  'attached.too-much':
    'This message takes about {{weight}} in all; the context has room for {{room, number}}.',
  'attached.left-out_one':
    '1 file was left out: of a folder, at most {{files}} files and {{megabytes}} MB are taken, and only what can be read.',
  'attached.left-out_other':
    '{{count, number}} files were left out: of a folder, at most {{files}} files and {{megabytes}} MB are taken, and only what can be read.',
  'attached.dismiss': 'Dismiss',
  'attached.too-large': '{{name}} is too large: a file may have up to {{megabytes}} MB.',
  'attached.drop': 'Drop to attach',
  'attached.drop-hint': 'Files and folders go with your next message',
} as const;
