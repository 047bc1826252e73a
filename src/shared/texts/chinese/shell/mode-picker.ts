import type { modePicker as english } from '../../english/shell/mode-picker';
import type { Chinese } from '../../translation/translation';

// Mode picker: how much the agent may do without asking, and the dialog that begins Auto.

export const modePicker = {
  /** Stands before the name of the mode, for a screen reader. */
  'mode-picker.lead': '模式：',
  /** When it has changed. */
  'mode-picker.announced': '“{{mode}}”模式',
  'mode-picker.plan-hint': '只读取内容，不允许任何更改。',
  'mode-picker.ask-hint': '每项更改都等待你的回答。',
  'mode-picker.accept-edits-hint': '更改项目中的文件时不询问。受保护的文件仍会询问。',
  'mode-picker.auto-hint':
    '在一段时间内更改文件和运行可以理解的命令时不询问。删除、发布以及超出项目范围的操作会询问。此处是否有沙盒仍在检测中。',
  /** Instead, as soon as it is known whether commands run in the sandbox. */
  'mode-picker.auto-in-sandbox':
    '在一段时间内更改文件并在沙盒中运行命令时不询问。删除、发布以及超出项目范围的操作会询问。',
  'mode-picker.auto-without-sandbox':
    '在一段时间内更改文件和运行可以理解的命令时不询问。没有沙盒（{{why, unended}}），因此其余命令会询问。',
  'mode-picker.auto-sandbox-off':
    '在一段时间内更改文件和运行可以理解的命令时不询问。沙盒已关闭，因此其余命令会询问。',
  'mode-picker.auto-sandbox-required': '在一段时间内更改文件时不询问。命令将被拒绝：{{why, sentence}}',
  /** It asks for how long. */
  'mode-picker.choose-auto': '自动…',
  'mode-picker.time-left': '“自动”模式的剩余时间',
  'mode-picker.tomorrow': '明天 {{clock}}',
  'mode-picker.quarter-hour': '15 分钟',
  'mode-picker.hour': '1 小时',
  'mode-picker.four-hours': '4 小时',
  'mode-picker.eight-hours': '8 小时',
} as const satisfies Chinese<typeof english>;
