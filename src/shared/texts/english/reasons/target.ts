// Target paths of a command: why one may be outside of the project.

export const target = {
  'target.through-link': '{{path}} passes through a link',
  'target.too-long': 'a path is too long to check',
  'target.outside': '{{path}} is outside the project',
  'target.goes-back': '{{path}} contains “..”, perhaps after a link',
  'target.that-outside': 'outside the project',
  'target.that-goes-back': 'it contains “..”, perhaps after a link',
} as const;
