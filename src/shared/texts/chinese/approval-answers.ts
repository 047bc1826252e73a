import type { approvalAnswers as english } from '../english/approval-answers';
import type { Chinese } from '../translation/translation';

// The answers to a question: their buttons, the rule that is kept with one, and the reason of a rejection.

export const approvalAnswers = {
  'approval-answers.accept': '接受',
  'approval-answers.run': '运行 {{command}}',
  'approval-answers.run-it': '运行此命令',
  'approval-answers.call': '调用 {{tool}}',
  'approval-answers.create': '创建 {{file}}',
  'approval-answers.modify': '更改 {{file}}',
  'approval-answers.empty': '清空 {{file}}',
  'approval-answers.delete': '删除 {{file}}',

  'approval-answers.accept-with-edits': '接受编辑后的版本',
  'approval-answers.edit-again': '提议在你编辑之后发生了变化。请在差异中重新查看你的编辑。',

  'approval-answers.give-up': '放弃',
  'approval-answers.accept-these': '接受这 {{edits, number}} 处编辑',
  'approval-answers.these-hint': '此编辑以及其后已勾选的编辑。轮到每一处时，只要仍是完全相同的更改就会执行。',
  'approval-answers.after': '其后的调用',
  'approval-answers.after-it': '其后：{{what}}',
  'approval-answers.after-edits_other': '{{count, number}} 处编辑',
  'approval-answers.after-alone_other': '{{count, number}} 项单独询问',
  'approval-answers.after-others_other': '{{count, number}} 个其他调用',
  'approval-answers.include': '一并接受 {{file}}',
  'approval-answers.asks-alone': '单独询问：{{why}}',
  'approval-answers.is-granted': '已接受',
  'approval-answers.runs-unasked': '无需询问即执行',
  'approval-answers.would-fail': '目前无法执行：{{why}}',
  'approval-answers.at-its-turn': '轮到时再处理',
  'approval-answers.no-more-same': '你曾将它与前面的编辑一并接受。此后它已变为另一处更改，或有规则要求询问。',
  'approval-answers.read-again': '让模型重新读取',
  'approval-answers.stop': '停止',

  'approval-answers.always': '始终允许…',
  'approval-answers.always-heading': '接受，并且不再询问',
  'approval-answers.always-means':
    '接受此调用，并且从现在起，类似的调用无需询问即可运行。所有规则都列在设置中。',
  'approval-answers.always-rule': '规则',
  'approval-answers.always-files': '“{{tool}}”可以更改哪些文件',
  'approval-answers.always-files-hint': '相对于项目的路径或模式，例如 src/**。留空：所有文件。',
  'approval-answers.always-commands': '可以运行哪些命令',
  'approval-answers.always-commands-hint': '命令开头的几个词，仅限完整的词，例如 npm run test。',
  'approval-answers.always-no-commands': '请指明可以运行哪些命令。',
  /** Before the rule. */
  'approval-answers.always-as-it-is':
    '规则对该工具目前的状态有效。如果其服务器对它的描述或服务器的设置发生变化，将重新询问。',
  'approval-answers.always-as-its-file-is':
    '规则对该工具目前的状态有效。如果提供它的文件发生变化，将重新询问。',
  'approval-answers.always-kept-as': '保存为',
  'approval-answers.always-where': '生效范围',
  'approval-answers.always-chat': '此聊天',
  'approval-answers.always-project': '此项目',
  'approval-answers.always-everywhere': '所有项目',
  'approval-answers.always-everywhere-hint': '在你打开的所有项目中。',
  'approval-answers.always-cancel': '取消',
  'approval-answers.always-accept': '接受并保存规则',

  'approval-answers.reject-by-keys': '拒绝…（{{keys}}）',
  'approval-answers.reject-ask': '拒绝…',
  'approval-answers.reject-reason': '原因（可选，会告知模型）',
  'approval-answers.reject': '拒绝',
  'approval-answers.reject-rest': '拒绝此项及其余各项',
  'approval-answers.reject-back': '返回',
  'approval-answers.reject-next_zero': '模型会得知此情况，并据此继续。',
  'approval-answers.reject-next_other':
    '“拒绝”会继续进行下一个调用。“拒绝此项及其余各项”表示后面的 {{count, number}} 个调用也不会运行，模型将重新规划。',
} as const satisfies Chinese<typeof english>;
