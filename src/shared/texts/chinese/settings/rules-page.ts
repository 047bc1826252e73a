import type { rulesPage as english } from '../../english/settings/rules-page';
import type { Chinese } from '../../translation/translation';

// Rules: the standing answers that hold now, what each does, the form that adds one, and a command that is tried.

export const rulesPage = {
  'rules-page.lead':
    '规则会在询问到达你之前代为回答。禁止优先于询问，询问优先于允许，没有规则涵盖的操作由模式决定。无论规则如何，某些操作总是会询问：删除文件、受保护的文件、聊天未读取过的文件。',
  'rules-page.list': '规则',
  'rules-page.none': '尚无规则',
  'rules-page.none-hint': '在提议中选择“始终允许…”后，规则会显示在此处。也可以在下方添加。',
  'rules-page.remove': '移除规则 {{rule}}',
  'rules-page.from-project-file': '来自此项目的文件，该文件只能要求询问和禁止。请在那里移除。',
  'rules-page.kept-on': '由你于 {{day}} 添加。',
  'rules-page.by-hand': '手动写入 rules.json。',
  'rules-page.unread': 'rules.json 有错误',
  'rules-page.unread-means': '其中有内容不正确。在修复之前，每次调用都会询问。',

  'rules-page.badge-ask': '询问',
  'rules-page.scope-chat': '此聊天',
  'rules-page.scope-project': '此项目',
  'rules-page.scope-everywhere': '所有项目',

  'rules-page.add-title': '添加规则',
  'rules-page.add': '添加规则',
  'rules-page.effect': '效果',
  'rules-page.effect-allow': '允许',
  'rules-page.effect-ask': '询问',
  'rules-page.effect-deny': '禁止',
  'rules-page.tool': '工具',
  'rules-page.every-tool': '所有工具',
  'rules-page.scope': '生效范围',
  'rules-page.match-files': '文件（可选）',
  'rules-page.match-files-hint': '相对于项目的路径或模式，例如 src/**。留空：该工具的所有调用。',
  'rules-page.match-commands': '命令（可选）',
  'rules-page.match-commands-hint': '命令开头的几个词，仅限完整的词，例如 npm run test。留空：所有命令。',
  'rules-page.match-hosts': '主机（可选）',
  'rules-page.match-hosts-hint': '例如 docs.example.com、*.example.com 或 localhost:8080。留空：所有主机。',
  'rules-page.match-memory': '记忆文件（可选）',
  'rules-page.match-memory-hint': '位置和文件，例如 project:AGENTS.md。留空：所有记忆文件。',

  /** One sentence; the parts of it follow. */
  'rules-page.explained': '{{scope}}，{{calls}}{{effect}}。',
  'rules-page.runs-free': '无需询问即可运行',
  'rules-page.always-asks': '总是询问',
  'rules-page.is-refused': '会被直接禁止，不再询问',
  'rules-page.in-chat': '仅在此聊天中',
  'rules-page.in-project': '在此项目中',
  'rules-page.in-every-project': '在所有项目中',
  'rules-page.all-commands': '所有命令',
  'rules-page.commands-beginning': '以“{{start}}”开头的命令',
  'rules-page.calls-of-every-tool': '所有工具的调用',
  'rules-page.calls': '对 {{tool}} 的调用',
  'rules-page.calls-on': '{{calls}}（仅限：{{target}}）',
  'rules-page.calls-that-run': '{{calls}}（仅限：运行“{{start}}”）',
  'rules-page.as-it-is-now': '规则对该工具目前的状态有效：工具发生变化后将重新询问。',
  'rules-page.as-it-was': '规则对该工具当时的状态有效：工具发生变化后将重新询问。',
  'rules-page.in-folder': '文件夹 {{folder}} 中的所有内容',
  'rules-page.matching-files': '匹配 {{pattern}} 的文件',

  /** A dry run of a command. */
  'rules-page.try-title': '试试命令',
  'rules-page.try-lead': '按照这些规则，该命令现在会怎样以及原因。不会运行任何内容。',
  'rules-page.try-command': '命令',
  'rules-page.try-mode': '模式',
  'rules-page.try-sandbox': '沙盒',
  'rules-page.try-in-sandbox': '在沙盒中',
  'rules-page.try-without-sandbox': '不使用沙盒',
  'rules-page.try-as-here': '此计算机上命令的运行方式',
  'rules-page.try-needs-folder': '请先打开文件夹：命令会怎样取决于项目。',
  'rules-page.would-run': '它会运行：{{because}}。',
  'rules-page.would-ask': '它会询问：{{because}}。',
  'rules-page.would-refuse': '它会被禁止：{{because, sentence}}',
  'rules-page.try-empty': '没有命令。',
  'rules-page.try-nul': '它包含 NUL 字符，任何 Shell 都不接受。',
  'rules-page.try-several-lines': '它有多行，而 cmd.exe 只会运行第一行。请用 & 将各行连接起来。',
  'rules-page.try-too-long':
    '它对 Shell 来说太长：长度为 {{length, number}}，最多可运行 {{longest, number}}。',
} as const satisfies Chinese<typeof english>;
