// Why a file could not be attached, and the composer's texts for attaching.

export const attachments = {
  'attachment.add': 'Attach files',
  'attachment.gone': 'A file that was to go with the message is not attached any more. Attach it again.',
  'attachment.out-of-order': 'The upload of {{name}} came out of order. Attach the file again.',
  'attachment.too-many': 'A message takes {{most, number}} files. Send these first, or remove some.',
  'attachment.binary': '{{name}} is neither text, picture nor PDF: a model could not read it.',
  'attachment.image-kind':
    '{{name}} is a {{kind}} picture, which models do not take. Attach it as PNG or JPEG.',
  'attachment.image-size':
    '{{name}} is too large for a picture: models take up to {{megabytes}} MB. Attach a smaller one.',
  'attachment.no-text':
    '{{name}} holds no text, only pictures of its pages. Attach pictures of the pages that matter.',
  'attachment.not-kept': '{{name}} could not be kept: {{reason}}.',
} as const;
