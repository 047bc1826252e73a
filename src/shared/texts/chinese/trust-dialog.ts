import type { trustDialog as english } from '../english/trust-dialog';
import type { Chinese } from '../translation/translation';

// Workspace trust: the dialog that lists what a folder brings.

export const trustDialog = {
  'trust.title': '是否信任此文件夹？',
  'trust.title-trusted': '此文件夹受信任',
  'trust.title-changed': '是否接受此文件夹中的变化？',
  /** What stands between backticks is the path. */
  'trust.about':
    '在你信任该文件夹之前，其自带文件提供的内容会被忽略；其他一切正常工作。信任针对路径 `{{path}}`：以后位于该处的内容也受信任，但会运行程序的内容和智能体在每次更改后都会重新询问。',
  'trust.about-trusted':
    '信任针对路径 `{{path}}`：以后位于该处的内容也受信任，但会运行程序的内容和智能体在每次更改后都会重新询问。',
  'trust.about-around':
    '`{{path}}` 受信任，因为 `{{around}}` 中的所有内容都受信任。会运行程序的内容和智能体在每次更改后都会重新询问。',

  'trust.list': '此文件夹提供的内容',
  'trust.looking': '正在查看此文件夹提供的内容',
  'trust.runs': '会运行程序',
  'trust.tells': '会告知模型',

  'trust.new': '新增',
  'trust.unusable': '不可用',
  'trust.difference': '自接受以来的变化：',
  'trust.whole': '全部内容：',
  'trust.definition': '{{name}} 的定义',

  'trust.stay-restricted': '暂不信任',
  'trust.trust-parent': '信任父文件夹“{{name}}”',
  'trust.trust-folder': '信任此文件夹',
  'trust.accept-changes': '接受当前内容',
  'trust.stop': '不再信任',
  'trust.stop-around': '不再信任“{{name}}”及其中的所有内容',
} as const satisfies Chinese<typeof english>;
