import type { SettingAt, SettingKey } from '@shared/settings/setting-row';
import type { PlainKey } from '@shared/texts/text';

// Texts of the setting rows. A schema key without texts, or a choice without a name, does not compile.

export type SettingTexts = {
  readonly label: PlainKey;
  /** The purpose of the setting. */
  readonly hint?: PlainKey;
  /** The unit of a number. */
  readonly unit?: PlainKey;
  /** A number above 0; an absent value means no limit. */
  readonly isLimit?: true;
  readonly choices?: Readonly<Record<string, ChoiceTexts>>;
};

type ChoiceTexts = { readonly label: PlainKey; readonly hint?: PlainKey };

/** The texts of a key; undefined for an unknown key. */
export function textsOfSetting(key: string): SettingTexts | undefined {
  return Object.hasOwn(texts, key) ? texts[key as SettingKey] : undefined;
}

/** Whether the key is a number above 0 whose absence means no limit. */
export function isLimit(key: string): boolean {
  return textsOfSetting(key)?.isLimit ?? false;
}

type TextsOf<Value> = [Value] extends [string]
  ? string extends Value
    ? SettingTexts
    : SettingTexts & { readonly choices: Readonly<Record<Value, ChoiceTexts>> }
  : SettingTexts;

/** The languages' names are in `LanguageSelect`. */
type Texts = {
  readonly [Key in SettingKey]: Key extends 'language' ? SettingTexts : TextsOf<SettingAt<Key>>;
};

const texts: Texts = {
  theme: {
    label: 'settings-page.theme',
    choices: {
      system: { label: 'settings-page.theme-system', hint: 'settings-page.theme-system-hint' },
      light: { label: 'settings-page.theme-light' },
      dark: { label: 'settings-page.theme-dark' },
    },
  },
  language: { label: 'settings-page.language', hint: 'settings-page.language-hint' },
  defaultMode: {
    label: 'settings-page.default-mode',
    choices: {
      plan: { label: 'mode.plan', hint: 'settings-page.mode-plan-hint' },
      ask: { label: 'mode.ask', hint: 'settings-page.mode-ask-hint' },
      'accept-edits': { label: 'mode.accept-edits', hint: 'settings-page.mode-accept-edits-hint' },
    },
  },
  'chat.enterWhileWorking': {
    label: 'settings-page.enter-while-working',
    choices: {
      queue: { label: 'settings-page.enter-queue', hint: 'settings-page.enter-queue-hint' },
      steer: { label: 'settings-page.enter-steer', hint: 'settings-page.enter-steer-hint' },
    },
  },
  'chats.titles': { label: 'settings-page.chat-titles', hint: 'settings-page.chat-titles-hint' },
  'budget.turn.tokens': {
    label: 'setting-rows.budget-turn-tokens',
    hint: 'setting-rows.budget-turn-tokens-hint',
    isLimit: true,
  },
  'budget.turn.money': {
    label: 'setting-rows.budget-turn-money',
    hint: 'setting-rows.budget-turn-money-hint',
    isLimit: true,
  },
  'budget.day.tokens': {
    label: 'setting-rows.budget-day-tokens',
    hint: 'setting-rows.budget-day-tokens-hint',
    isLimit: true,
  },
  'budget.day.money': {
    label: 'setting-rows.budget-day-money',
    hint: 'setting-rows.budget-day-money-hint',
    isLimit: true,
  },
  'subAgents.rounds': { label: 'setting-rows.agent-rounds', hint: 'setting-rows.agent-limits-hint' },
  'subAgents.minutes': {
    label: 'setting-rows.agent-minutes',
    hint: 'setting-rows.agent-minutes-hint',
    unit: 'setting-rows.minutes',
  },
  'subAgents.tokens': {
    label: 'setting-rows.agent-tokens',
    hint: 'setting-rows.agent-tokens-hint',
    isLimit: true,
  },
  'correction.model': { label: 'settings-page.correction', hint: 'settings-page.correction-hint' },
  'diagnostics.tellModel': {
    label: 'setting-rows.tell-problems',
    hint: 'setting-rows.tell-problems-hint',
  },
  'diff.view': {
    label: 'setting-rows.diff-view',
    hint: 'setting-rows.diff-view-hint',
    choices: {
      'side-by-side': { label: 'setting-rows.diff-view-side-by-side' },
      inline: { label: 'setting-rows.diff-view-inline' },
    },
  },
  'diff.wrap': { label: 'setting-rows.diff-wrap', hint: 'setting-rows.diff-wrap-hint' },
  'diff.wrapProse': { label: 'setting-rows.diff-wrap-prose', hint: 'setting-rows.diff-wrap-prose-hint' },
  'diff.whitespace': { label: 'setting-rows.diff-whitespace', hint: 'setting-rows.diff-whitespace-hint' },
  'summarizeToolOutput.run_shell_command.tokenBudget': {
    label: 'setting-rows.summary-budget',
    hint: 'setting-rows.summary-budget-hint',
    unit: 'setting-rows.tokens',
  },
  'changes.keepDays': {
    label: 'setting-rows.keep-days',
    hint: 'setting-rows.keep-days-hint',
    unit: 'setting-rows.days',
  },
  'changes.keepMegabytes': {
    label: 'setting-rows.keep-megabytes',
    hint: 'setting-rows.keep-megabytes-hint',
    unit: 'setting-rows.megabytes',
  },
  'changes.largestMegabytes': {
    label: 'setting-rows.largest-megabytes',
    hint: 'setting-rows.largest-megabytes-hint',
    unit: 'setting-rows.megabytes',
  },
  'changes.mostFiles': { label: 'setting-rows.most-files', hint: 'setting-rows.most-files-hint' },
  'tree.ignored': {
    label: 'setting-rows.tree-ignored',
    choices: {
      dimmed: { label: 'setting-rows.tree-ignored-dimmed' },
      hidden: { label: 'setting-rows.tree-ignored-hidden' },
    },
  },
  'editor.fontSize': { label: 'setting-rows.editor-font-size', unit: 'setting-rows.pixels' },
  'editor.wordWrap': {
    label: 'setting-rows.word-wrap',
    hint: 'setting-rows.word-wrap-hint',
    choices: { off: { label: 'setting-rows.word-wrap-off' }, on: { label: 'setting-rows.word-wrap-on' } },
  },
  'editor.tabSize': {
    label: 'setting-rows.tab-size',
    hint: 'setting-rows.tab-size-hint',
    unit: 'setting-rows.columns',
  },
  'editor.lineNumbers': {
    label: 'setting-rows.line-numbers',
    choices: {
      on: { label: 'setting-rows.line-numbers-on' },
      off: { label: 'setting-rows.line-numbers-off' },
      relative: { label: 'setting-rows.line-numbers-relative' },
    },
  },
  'editor.renderWhitespace': {
    label: 'setting-rows.render-whitespace',
    hint: 'setting-rows.render-whitespace-hint',
    choices: {
      none: { label: 'setting-rows.render-whitespace-none' },
      selection: { label: 'setting-rows.render-whitespace-selection' },
      trailing: { label: 'setting-rows.render-whitespace-trailing' },
      boundary: { label: 'setting-rows.render-whitespace-boundary' },
      all: { label: 'setting-rows.render-whitespace-all' },
    },
  },
  'editor.minimap': { label: 'setting-rows.minimap', hint: 'setting-rows.minimap-hint' },
  'terminal.fontSize': { label: 'setting-rows.terminal-font-size', unit: 'setting-rows.pixels' },
  'editor.command': { label: 'setting-rows.editor-command', hint: 'setting-rows.editor-command-hint' },
  sandbox: {
    label: 'setting-rows.sandbox',
    hint: 'setting-rows.sandbox-hint',
    choices: {
      auto: { label: 'setting-rows.sandbox-auto', hint: 'setting-rows.sandbox-auto-hint' },
      require: { label: 'setting-rows.sandbox-require', hint: 'setting-rows.sandbox-require-hint' },
      off: { label: 'setting-rows.sandbox-off' },
    },
  },
  'commands.environment': { label: 'setting-rows.environment', hint: 'setting-rows.environment-hint' },
  'packages.lookUp': { label: 'setting-rows.look-up', hint: 'setting-rows.look-up-hint' },
  'memory.fileNames': { label: 'settings-page.memory-files', hint: 'setting-rows.memory-files-hint' },
  'memory.others.copilot': {
    label: 'setting-rows.copilot-instructions',
    hint: 'setting-rows.copilot-instructions-hint',
  },
  'memory.others.cursor': { label: 'setting-rows.cursor-rules', hint: 'setting-rows.cursor-rules-hint' },
  'notifications.waiting': { label: 'settings-page.notifications-waiting' },
  'notifications.finished': { label: 'settings-page.notifications-finished' },
  'notifications.failed': { label: 'settings-page.notifications-failed' },
  'notifications.sound': { label: 'settings-page.notifications-sound' },
  'quickAsk.shortcut': {
    label: 'settings-page.quick-ask-shortcut',
    hint: 'settings-page.quick-ask-shortcut-hint',
  },
  'desktop.closeToTray': {
    label: 'settings-page.close-to-tray',
    hint: 'settings-page.close-to-tray-hint',
  },
  'desktop.spellCheck': { label: 'desktop-rows.spell-check', hint: 'desktop-rows.spell-check-hint' },
  'desktop.keepAwake': { label: 'desktop-rows.keep-awake', hint: 'desktop-rows.keep-awake-hint' },
  'updates.address': { label: 'setting-rows.updates', hint: 'setting-rows.updates-hint' },
  'mcp.mcpServerCommand': { label: 'setting-rows.mcp-command', hint: 'setting-rows.mcp-command-hint' },
};
