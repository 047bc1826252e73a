import type { ruleFiles as english } from '../../english/failures/rule-files';
import type { Chinese } from '../../translation/translation';

// Rule files: what is wrong with the rules that the person's or a project's file holds, and what holds instead.

export const ruleFiles = {
  'rule-files.no-allow-of-all': '“允许”须逐个工具指定：* 仅用于 ask 和 deny。',
  'rule-files.not-a-path': '它必须是相对于项目的路径或 glob，例如 src/**。',
  'rule-files.too-many-stars': '它太长，或单个名称中的星号超过三个，或总共超过六个。',
  'rule-files.not-a-command': '它必须是命令开头的几个词，例如 npm run test。',
  'rule-files.not-a-host': '它必须是主机，例如 docs.example.com、*.example.com 或 localhost:8080。',
  'rule-files.not-a-memory-file': '它必须是位置和文件名，例如 project:AGENTS.md 或 global:AGENTS.md。',
  'rule-files.no-pin':
    '它不会允许任何内容：对此类工具的允许只对该工具目前的状态有效，因此请通过“始终允许…”或在设置中保留规则。',
  'rule-files.asks-always': '不能对 {{tool}} 设置允许：发现命令提供的工具每次都会询问。',
  'rule-files.no-match': '针对此类工具的规则涉及它的每次调用：请省略 match。',
  'rule-files.no-such-key': '没有键“{{word}}”。你是否指“{{likely}}”？',
  'rule-files.no-such-effect': '没有效果“{{word}}”。你是否指“{{likely}}”？',
  'rule-files.no-such-tool': '没有工具“{{word}}”。你是否指“{{likely}}”？',

  'rule-files.does-not-hold': '规则 {{rule}} 无效。{{problem}}',
  /** `tool` and `match`: what the rule was about, as far as it can be told; empty: everything. */
  'rule-files.asks-instead': '无法理解规则 {{rule}}：改为每次调用都询问。{{problem}}',
  'rule-files.asks-instead_tool': '无法理解规则 {{rule}}：改为 {{tool}} 的每次调用都询问。{{problem}}',
  'rule-files.asks-instead_match': '无法理解规则 {{rule}}：改为涉及 {{match}} 的每次调用都询问。{{problem}}',
  'rule-files.asks-instead_tool_match':
    '无法理解规则 {{rule}}：改为 {{tool}} 涉及 {{match}} 的每次调用都询问。{{problem}}',
  'rule-files.unknown-key': '规则 {{rule}} 中有一个没有意义的键。{{problem}}',

  'rule-files.in-file': '{{file}}：{{problem}}',
  'rule-files.not-read': '无法读取 {{file}}：{{why}}',
  'rule-files.not-watched': '无法监视 {{file}}：{{why}}。每次调用之前都会重新读取它。',
  'rule-files.no-object': '“{{key}}”不是为每个文件夹包含规则列表的对象。',
  'rule-files.no-list': '“{{name}}”不是规则列表。',
  'rule-files.all-asks-until-mended': '在修复之前，每次调用都会询问。',
  'rule-files.held-until-mended': '在修复之前，它先前禁止或要求询问的内容继续有效。',

  'rule-files.of-project': '项目的 .pilotfish/rules.json：{{problem}}',
  'rule-files.project-not-watched':
    '无法监视项目的 .pilotfish/rules.json：{{why}}。每次调用之前都会重新读取它。',
  'rule-files.project-gone': '它已不存在。在重新打开项目之前，其先前的内容继续有效。',
  'rule-files.project-changed': '它已更改。不再有效的规则：{{gone, list}}。',
  'rule-files.project-allows_other':
    '已忽略 {{count, number}} 条会允许操作的规则。项目只能添加“ask”和“deny”。',
  'rule-files.too-deep': '它的嵌套超过 {{levels, number}} 层',
  'rule-files.not-understood-held': '无法理解它：{{why, sentence}}在修复之前，其先前的内容继续有效。',
  'rule-files.not-understood-asks': '无法理解它：{{why, sentence}}在修复之前，每次调用都会询问。',
  'rule-files.not-understood-held-asks':
    '无法理解它：{{why, sentence}}在修复之前，其先前的内容继续有效，并且每次调用都会询问。',
} as const satisfies Chinese<typeof english>;
