// The list of problems in the side column.

export const problemsPanel = {
  'problems-panel.name': 'Problems',
  'problems-panel.filter': 'Filter problems',
  'problems-panel.empty': 'No problems',
  'problems-panel.empty-hint':
    'In a trusted folder, language servers check the files that you open. Their problems appear here.',
  'problems-panel.none': 'No matching problems',
  'problems-panel.none-hint': 'The filter applies to messages, sources and paths.',
  'problems-panel.counts-in-project': '{{counts, list}} in the project',
  'problems-panel.counts': '{{counts, list}} in the open files',
  'problems-panel.errors_one': '{{count, number}} error',
  'problems-panel.errors_other': '{{count, number}} errors',
  'problems-panel.warnings_one': '{{count, number}} warning',
  'problems-panel.warnings_other': '{{count, number}} warnings',
  'problems-panel.file-row_one': '{{path}}, {{count, number}} problem',
  'problems-panel.file-row_other': '{{path}}, {{count, number}} problems',
  'problems-panel.error-row': 'Error in line {{line, number}}: {{text}}',
  'problems-panel.warning-row': 'Warning in line {{line, number}}: {{text}}',
} as const;
