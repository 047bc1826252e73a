// Target paths of a command: why one may be outside of the project.

export const target = {
  'target.through-link': '{{path}} leads through a link',
  'target.too-long': 'a path is longer than is looked at',
  'target.outside': '{{path}} lies outside the project',
  'target.goes-back': '{{path}} goes back with “..”, perhaps from behind a link',
  'target.that-outside': 'that lies outside the project',
  'target.that-goes-back': 'that goes back with “..”, perhaps from behind a link',
} as const;
