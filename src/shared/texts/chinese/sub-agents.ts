import type { subAgents as english } from '../english/sub-agents';
import type { Chinese } from '../translation/translation';

// Sub-agents: what is wrong with a definition, or what to know of it.

export const subAgents = {
  'agents.general-purpose': '使用聊天的工具，独立完成包含多个步骤的任务。',
  'agents.explorer': '查明此项目中某件事是如何实现的；只读取和搜索，不做任何更改。',

  'agents.too-long': '它超过 {{most, number}} 个字符。',
  'agents.no-front-matter': '它必须以“---”行开头，接着是名称、说明和工具，然后是另一个“---”行。',
  'agents.not-yaml': '“---”行之间的内容不是 YAML：{{reason}}',
  'agents.no-prompt': '第二个“---”行下方没有内容：那里应写它的指令。',
  'agents.bad-name': '它需要“name”，由字母、数字、“-”和“_”组成，以字母开头，最多 64 个字符。',
  'agents.bad-description': '它需要“description”，说明何时使用，最多 2,000 个字符。',
  'agents.bad-tools': '“tools”必须是名称列表，或以逗号分隔的名称。',
  'agents.bad-model': '“model”必须是模型名称。',
  'agents.untrusted': '未使用：你尚未信任其当前内容。',
  'agents.hidden': '未使用：{{file}} 也名为“{{name}}”，并且优先。',
  'agents.same-name': '有一个内置的子智能体也名为“{{name}}”。项目的优先于你的，你的优先于内置的。',
  'agents.same-name_file': '{{file}} 也名为“{{name}}”。项目的优先于你的，你的优先于内置的。',
  'agents.unknown-tools_other': '没有工具 {{tools, list}}；它会在没有这些工具的情况下工作。',
  'agents.name-taken': '已有文件 {{file}}。请选择其他名称。',
  'agents.changed': '{{file}} 在此期间已更改。请复制你写的内容，然后重新打开它。',
  'agents.in-file': '子智能体 {{file}}：{{problem}}',
} as const satisfies Chinese<typeof english>;
