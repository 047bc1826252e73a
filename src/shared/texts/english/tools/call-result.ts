// Results of calls as text.

export const callResult = {
  'call-result.entries_one': '1 entry',
  'call-result.entries_other': '{{count, number}} entries',
  'call-result.file_one': '{{file}}: 1 line',
  'call-result.file_other': '{{file}}: {{count, number}} lines',
  'call-result.file-part': '{{file}}: lines {{first}}-{{last}} of {{total}}',
  /** `kind`: PNG, PDF. */
  'call-result.media': '{{file}}: {{kind}}',
  'call-result.image': 'Image {{file}}: {{kind}}, {{bytes}} bytes. The model in use cannot read images.',
  'call-result.image-of-size':
    'Image {{file}}: {{kind}}, {{width}} × {{height}} pixels, {{bytes}} bytes. The model in use cannot read images.',
  'call-result.question-answered': 'Answered a question about {{file}}',
  'call-result.files-read_one': 'Read 1 file',
  'call-result.files-read_other': 'Read {{count, number}} files',
  'call-result.files-read_skipped_one': 'Read 1 file, skipped {{skipped, number}}',
  'call-result.files-read_skipped_other': 'Read {{count, number}} files, skipped {{skipped, number}}',
  'call-result.files-found': '{{count}} file(s) matching “{{pattern}}”',
  'call-result.problems-found_one': '{{count, number}} problem',
  'call-result.problems-found_other': '{{count, number}} problems',
  'call-result.references-found_one': '{{count, number}} reference',
  'call-result.references-found_other': '{{count, number}} references',
  'call-result.nothing-written': '{{file}} is unchanged: it already has the accepted content.',
  'call-result.note-and-diff': '{{note}}\n\n{{patch}}',
  'call-result.skill': '{{name}}: {{file}}',
  'call-result.skills-found_one': '1 skill matches',
  'call-result.skills-found_other': '{{count, number}} skills match',
  'call-result.tools-found_one': 'Loaded 1 tool',
  'call-result.tools-found_other': 'Loaded {{count, number}} tools',
  'call-result.in-background': 'Runs in the background (PID {{pid}}).',
} as const;
