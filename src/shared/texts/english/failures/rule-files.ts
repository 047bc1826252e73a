// Rule files: errors in the rules of the user's or a project's file, and the rules that apply instead.

export const ruleFiles = {
  'rule-files.no-allow-of-all': 'Use * only with ask and deny. An allow rule needs the name of a tool.',
  'rule-files.not-a-path': 'It must be a path or glob relative to the project, such as src/**.',
  'rule-files.too-many-stars': 'It is too long, or has more than three stars in one name or six in all.',
  'rule-files.not-a-command': 'It must be the first words of a command, such as npm run test.',
  'rule-files.not-a-host': 'It must be a host, such as docs.example.com, *.example.com or localhost:8080.',
  'rule-files.not-a-memory-file':
    'It must be a location and a file name, such as project:AGENTS.md or global:AGENTS.md.',
  'rule-files.no-pin':
    'It has no effect, because it lacks the fingerprint of the tool’s definition. Add it with “Always…” or in the settings.',
  'rule-files.asks-always': 'Cannot allow {{tool}}: rules cannot allow tools of the discovery command.',
  'rule-files.no-match': 'A rule for such a tool applies to all of its calls. Remove the match.',
  'rule-files.no-such-key': 'Unknown key “{{word}}”. Did you mean “{{likely}}”?',
  'rule-files.no-such-effect': 'Unknown effect “{{word}}”. Did you mean “{{likely}}”?',
  'rule-files.no-such-tool': 'Unknown tool “{{word}}”. Did you mean “{{likely}}”?',

  'rule-files.does-not-hold': 'Pilotfish ignores the rule {{rule}}. {{problem}}',
  /** `tool` and `match`: the readable part of the rule; empty: everything. */
  'rule-files.asks-instead': 'The rule {{rule}} is invalid, so every call asks. {{problem}}',
  'rule-files.asks-instead_tool': 'The rule {{rule}} is invalid, so every call of {{tool}} asks. {{problem}}',
  'rule-files.asks-instead_match':
    'The rule {{rule}} is invalid, so every call about {{match}} asks. {{problem}}',
  'rule-files.asks-instead_tool_match':
    'The rule {{rule}} is invalid, so every call of {{tool}} about {{match}} asks. {{problem}}',
  'rule-files.unknown-key': 'Pilotfish ignores a key in the rule {{rule}}. {{problem}}',

  'rule-files.in-file': '{{file}}: {{problem}}',
  'rule-files.not-read': 'Cannot read {{file}}: {{why}}',
  'rule-files.not-watched': 'Cannot watch {{file}}: {{why}}. Pilotfish reads it again before every call.',
  'rule-files.no-object': '“{{key}}” must be an object with a list of rules for each folder.',
  'rule-files.no-list': '“{{name}}” must be a list of rules.',
  'rule-files.all-asks-until-mended': 'Every call asks until you fix the file.',
  'rule-files.held-until-mended': 'Its earlier ask and deny rules apply until you fix the file.',
  'rule-files.other-folder':
    'Another folder was at {{root}} when you added these rules, so they do not apply: {{rules, list}}.',

  'rule-files.of-project': 'The project’s .pilotfish/rules.json: {{problem}}',
  'rule-files.project-not-watched':
    'Cannot watch the project’s .pilotfish/rules.json: {{why}}. Pilotfish reads it again before every call.',
  'rule-files.project-gone': 'The file is gone. Its rules apply until you open the project again.',
  'rule-files.project-changed': 'The file has changed. These rules no longer apply: {{gone, list}}.',
  'rule-files.project-allows_one':
    'Pilotfish ignores 1 allow rule. A project can add only ask and deny rules.',
  'rule-files.project-allows_other':
    'Pilotfish ignores {{count, number}} allow rules. A project can add only ask and deny rules.',
  'rule-files.too-deep': 'It is nested deeper than {{levels, number}} levels',
  'rule-files.not-understood-held':
    'The file is invalid: {{why, sentence}} Its earlier rules apply until you fix it.',
  'rule-files.not-understood-asks':
    'The file is invalid: {{why, sentence}} Every call asks until you fix it.',
  'rule-files.not-understood-held-asks':
    'The file is invalid: {{why, sentence}} Until you fix it, its earlier rules apply and every call asks.',
} as const;
