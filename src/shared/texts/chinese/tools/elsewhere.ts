import type { elsewhere as english } from '../../english/tools/elsewhere';
import type { Chinese } from '../../translation/translation';

// Tools from elsewhere: what is wrong with those that commands bring.

export const elsewhere = {
  'elsewhere.no-declarations': '发现命令（tools.discoveryCommand）未输出函数声明的 JSON 数组。',
  'elsewhere.wrong-declaration': '发现命令声明的一个工具已被忽略：{{at}}：{{problem}}',
  'elsewhere.wrong-name':
    '发现命令声明的工具“{{name}}”已被忽略：名称只能包含字母、数字、_ 和 -，最多 64 个字符。',
  'elsewhere.name-taken': '发现命令声明的工具“{{name}}”已被忽略：另一个工具已使用该名称。',
  'elsewhere.wrong-parameters': '工具“{{name}}”已被忽略：无法读取其参数：{{problem}}',
  'elsewhere.untrusted': '未运行发现命令：文件夹 {{root}} 不受信任。',
  'elsewhere.no-command': '未运行发现命令：没有程序 {{command}}。',
  'elsewhere.changed': '未运行发现命令：{{command}} 与你为此文件夹接受的内容不同。',
  'elsewhere.not-confined': '未运行发现命令 {{command}}：{{why}}',
  'elsewhere.failed': '发现命令 {{command}} 失败：\n{{why}}',

  'elsewhere.file-no-json': '{{file}} 未提供任何工具：它不是包含 name、description 和 run 的 JSON 对象。',
  'elsewhere.file-wrong': '{{file}} 未提供任何工具：{{at}}：{{problem}}',
  'elsewhere.file-program': '{{file}} 未提供任何工具：程序不能由模型指定：{{word}}',
  'elsewhere.file-name-taken': '{{file}} 未提供任何工具：另一个工具已名为“{{name}}”。',
} as const satisfies Chinese<typeof english>;
