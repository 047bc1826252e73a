import type { autoDialog as english } from '../../english/shell/auto-dialog';
import type { Chinese } from '../../translation/translation';

// Mode picker: the dialog that begins Auto.

export const autoDialog = {
  'mode-picker.auto-title': '不经询问直接工作',
  'mode-picker.auto-until':
    '在 `{{end}}` 之前，智能体将以你的权限更改此项目中的文件并在此计算机上运行命令，而不会事先询问你。',
  /** Instead, where commands run in the sandbox. */
  'mode-picker.auto-until-in-sandbox':
    '在 `{{end}}` 之前，智能体将更改此项目中的文件并在沙盒中运行命令，而不会事先询问你。',
  /** Instead, where there is none. */
  'mode-picker.auto-until-without':
    '在 `{{end}}` 之前，智能体将以你的权限更改此项目中的文件并在此计算机上运行命令，而不会事先询问你。此处没有沙盒：{{why, sentence}}',
  /** Instead, where there is no sandbox and it is required. */
  'mode-picker.auto-until-refused':
    '在 `{{end}}` 之前，智能体将更改此项目中的文件，而不会事先询问你。命令将被拒绝：{{why, sentence}}',
  'mode-picker.auto-start': '启动“自动”模式',
  'mode-picker.for-how-long': '持续时间',

  /** A list of what follows it. */
  'mode-picker.still-asks': '在以下情况下仍会先询问',
  'mode-picker.asks-to-delete': '删除文件，或覆盖此聊天未读取过的文件',
  'mode-picker.asks-for-protected': '更改受保护的文件（如 `.git`、`.env` 或 `AGENTS.md`）或项目之外的文件',
  'mode-picker.asks-for-commands':
    '运行从字面上就能看出会执行上述操作、放弃更改、发布内容或提升权限的命令（`rm -r`、`git reset --hard`、`git push --force`、`sudo` 等），或无法理解的命令；程序或脚本在字面之外还会做什么则无从得知',
  'mode-picker.asks-for-sandboxed':
    '运行从字面上就能看出会执行上述操作、放弃更改、发布内容或提升权限的命令（`rm -r`、`git reset --hard`、`git push --force`、`sudo` 等）；程序或脚本在字面之外的行为由沙盒约束',
  'mode-picker.asks-to-connect': '让命令访问没有规则允许的主机',
  'mode-picker.asks-by-rule': '执行你的规则要求询问的操作；规则禁止的操作仍然禁止',
  'mode-picker.auto-ends': '随时可以切换到其他模式来结束“自动”模式；“停止”只结束本轮，“自动”模式继续有效。',
} as const satisfies Chinese<typeof english>;
