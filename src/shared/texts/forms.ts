// Forms of a text: `key_one` and `key_other` by a count, `key_folder` by parameters. These tables define the count and
// the conditions of the parameters, for all languages. Without an entry the count is `count`.

/** The count has another name: a number, or a list whose length counts. In the text it is also `{{count}}`. */
export const countedBy = {
  'agent-card.took': 'calls',
  'agents.unknown-tools': 'tools',
  'approval-answers.reject-next': 'behind',
  'asks.no-such-line': 'lines',
  'call-progress.agent': 'tokens',
  'call-progress.files-read': 'total',
  'call-result.file': 'lines',
  'chat.lines-skipped': 'lines',
  'compact.failed': 'trimmed',
  'danger.empties': 'lines',
  'hunks.comments-go': 'comments',
  'hunks.count': 'all',
  'hunks.none': 'all',
  'hunks.rejected-go': 'rejected',
  'memory.not-read': 'files',
  'plan-card.announced': 'lines',
  'plan-card.keep-planning-with': 'comments',
  'secrets.foreign': 'names',
  'servers-page.tool-count': 'all',
  'terminal-panel.paste-title': 'lines',
  'tools-on.absent': 'tools',
  'tools-page.missing': 'names',
  'tree-edit.delete-title': 'names',
  'tree-edit.deleted': 'names',
  'tree-edit.moved': 'names',
  'turn-status.go-to-question': 'questions',
  'turn-status.waiting': 'questions',
} as const satisfies Record<string, string>;

/** Parameters that may be empty. The names of the non-empty ones make the form, in this order. */
export const optional = {
  'agents.same-name': ['file'],
  'call-progress.elsewhere': ['message', 'total'],
  'call-result.files-read': ['skipped'],
  'call-title.call-server': ['about'],
  'call-title.check-problems': ['path'],
  'call-title.find-files': ['folder'],
  'call-title.search-text': ['folder', 'include'],
  'call-title.skill': ['file'],
  'agent-mark.text': ['rest'],
  'form.accepted': ['count'],
  'model.blocked': ['said'],
  'model.connection-failed': ['code'],
  'model.context-too-long': ['said'],
  'model.environment-key-not-accepted': ['said'],
  'model.key-not-accepted': ['said'],
  'model.key-command-failed': ['said'],
  'model.no-credit': ['said'],
  'model.no-images': ['said'],
  'model.no-server': ['said'],
  'model.no-tools': ['said'],
  'model.not-for-key': ['said'],
  'model.not-found': ['said'],
  'model.printed-key-refused': ['said'],
  'model.proxy-failed': ['code'],
  'model.rate-limit': ['said'],
  'model.request-refused': ['said'],
  'model.server-failed': ['said'],
  'notification.title': ['title'],
  'project-panel.row': ['remarks'],
  'rule-files.asks-instead': ['tool', 'match'],
  'sandbox-places.in': ['hosts', 'folders'],
} as const satisfies Record<string, readonly string[]>;

/** Two parameters that may be equal, which selects the form `same`. */
export const mayBeSame = {
  'editor-area.marked-lines': ['from', 'to'],
  'offers.attached-folder': ['count', 'all'],
  'servers-page.tool-count': ['on', 'all'],
} as const satisfies Record<string, readonly [string, string]>;

/** A parameter whose value is the name of a form, if a form of that name exists. */
export const chosenBy = {
  'call-run.read-files': 'count',
  'call-run.searched': 'count',
  'project-files.too-many-watched': 'code',
} as const satisfies Record<string, string>;

type Params = Readonly<Record<string, unknown>>;

/** The matching form of `key`: `context` and `count` as i18next takes them. */
export function formOf(key: string, params: Params): { context?: string; count?: number } {
  const count = countIn(params[of(countedBy, key) ?? 'count']);
  const context = [
    ...(of(optional, key) ?? []).filter((name) => isGiven(params[name])),
    ...(areSame(of(mayBeSame, key), params) ? ['same'] : []),
    ...[params[of(chosenBy, key) ?? '']].filter((value) => value !== undefined),
  ].join('_');
  return { ...(context !== '' && { context }), ...(count !== undefined && { count }) };
}

function of<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function countIn(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : undefined;
}

function areSame(names: readonly [string, string] | undefined, params: Params): boolean {
  return names !== undefined && params[names[0]] === params[names[1]];
}

/** Whether the value is present and not empty. */
function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== 0;
}
