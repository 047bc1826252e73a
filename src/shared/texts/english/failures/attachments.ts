// Attachments: why a file cannot be attached, and the texts of the composer.

export const attachments = {
  'attachment.add': 'Attach files',
  'attachment.gone': 'A file of this message is no longer attached. Attach it again.',
  'attachment.out-of-order': 'Parts of {{name}} arrived out of order. Attach the file again.',
  'attachment.too-many': 'A message can have up to {{most, number}} files. Send these first, or remove some.',
  'attachment.binary': 'Models cannot read {{name}}. Attach text, an image or a PDF.',
  'attachment.image-kind': 'Models cannot read {{kind}} images. Attach {{name}} as PNG or JPEG.',
  'attachment.image-size':
    '{{name}} is too large: models accept images up to {{megabytes}} MB. Attach a smaller one.',
  'attachment.no-text':
    '{{name}} contains no text, only images of its pages. Attach images of the pages you need.',
  'attachment.not-kept': 'Cannot save {{name}}: {{reason}}.',
} as const;
