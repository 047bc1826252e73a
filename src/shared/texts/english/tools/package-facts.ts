// The packages that a command would add, on the card of its question.

export const packageFacts = {
  'package-facts.list': 'New packages',
  'package-facts.looking': 'Looking it up…',
  'package-facts.unknown': 'Could not be looked up',
  'package-facts.missing': '{{host}} has no package with this name. The model may have made it up.',
  'package-facts.missing-version': '{{host}} has the package, but not this version.',
  'package-facts.elsewhere': 'Comes from {{place}}, which Pilotfish does not query',
  /** The registry has the package, and no more is known. */
  'package-facts.exists': 'The registry has it',
  'package-facts.version': 'Version {{version}}',
  'package-facts.newest': 'Newest version {{version}}',
  'package-facts.published': 'published {{day}}',
  'package-facts.downloads_one': '1 download a week',
  'package-facts.downloads_other': '{{count, compact}} downloads a week',
  'package-facts.license': 'license {{license}}',
  'package-facts.deprecated': 'Deprecated',
  'package-facts.deprecated-because': 'Deprecated: {{reason}}',
  'package-facts.new': 'New: first published {{day}}',
  'package-facts.rare': 'Hardly used',
  'package-facts.more_one': '1 more package is not looked up',
  'package-facts.more_other': '{{count, number}} more packages are not looked up',
} as const;
