import type { errors as english } from '../english/errors';
import type { Chinese } from '../translation/translation';

// Failures a call of a window is answered with: what happened, to what, and what would help.

export const errors = {
  internal: 'Pilotfish 内部出现错误。详细信息见日志。',

  'wire.closed': '与 Pilotfish 的连接已断开。',
  'wire.not-connected': '未连接到 Pilotfish。',
  'wire.connecting': '未连接到 Pilotfish。正在重试。',
  'wire.too-many-calls': '等待响应的调用过多。请在收到部分响应后重试。',
  'wire.no-such-call': '没有调用“{{call}}”。',
  'wire.no-handler': '{{call}} 没有处理程序。',
  'wire.bad-input': '{{call}}：{{problem}}',
  'wire.no-such-topic': '没有主题“{{topic}}”。',

  'file.held': '{{file}} 被另一个进程占用。如果没有这样的进程在运行，请将其删除。',
  'file.not-made': '无法创建 {{file}}：{{reason}}。',
  'file.not-read': '无法读取 {{file}}：{{reason}}。',
  'file.not-written': '无法写入 {{file}}：{{reason}}。',
  'file.not-put-aside': '无法将 {{file}} 另存：{{reason}}。',

  'errno.no-permission': '没有权限',
  'errno.read-only': '磁盘为只读',
  'errno.disk-full': '磁盘已满',
  'errno.quota': '磁盘配额已用完',
  'errno.missing': '它不存在',
  'errno.file-in-path': '路径中的某一部分是文件',
  'errno.in-its-place': '该位置已有文件',
  'errno.folder': '它是文件夹',
  'errno.circle': '其链接形成循环',
  'errno.long-name': '名称太长',
  'errno.port-in-use': '端口已被占用',
  'errno.no-address': '此计算机没有该地址',

  'folder.missing': '文件夹“{{folder}}”不存在。',
  'folder.is-none': '“{{folder}}”不是文件夹。Pilotfish 打开的是项目的文件夹。',
  'folder.relative': '“{{folder}}”不是文件夹的完整路径。请以 / 开头；如果是你自己的文件夹，请以 ~/ 开头。',
  'folder.not-opened': '无法打开文件夹“{{folder}}”：{{reason}}。',

  'server.port-in-use': '端口 {{port}} 已被占用。请用 --port 另选一个，或省略它以使用空闲端口。',
  'server.not-listening': '无法侦听 {{address}}：{{reason}}。请用 --port 另选一个，或省略它以使用空闲端口。',

  'chats.not-kept': '无法将聊天保存在 {{folder}} 中：{{reason}}。',
  'chat.none': '没有聊天“{{id}}”。',
  'chat.no-file': '{{path}} 处没有聊天。',
  'chat.closed': '此聊天已关闭。',
  'chat.still-answers': '此回答仍在编写中。请等待其结束，或将其停止。',
  'chat.not-in-trash': '此聊天已不在回收站中。',
  'chat.at-work': '此聊天正在工作或等待回答。请先将其停止，或确认可以停止它。',
  'chat.too-long-to-export': '此聊天太长，无法一次性导出。',
  'chat.open-elsewhere': '另一个 Pilotfish 已打开此聊天。请先在那里将其关闭。',
  'chat.read-elsewhere': '另一个 Pilotfish 已打开此聊天。请在那里将其关闭，再在此处写入。',
  'chat.newer-format': '较新版本的 Pilotfish 写入过此聊天。请更新当前版本，再在此处写入。',
  'chat.lost':
    '此聊天已不再保存：其文件 {{path}} 在打开期间{{how}}。请发送消息或重试，整个聊天将在那里重新写入。',
  'file.replaced': '被其他文件替换',
  'file.changed': '被其他程序更改',
  'file.deleted': '被删除',
  'file.deleted-or-moved': '被删除或移走',
  'chat.not-written': '无法写入 {{path}}：{{reason}}。在修复之前，此聊天无法继续；修复后请重试。',

  'home.unusable':
    'Pilotfish 无法使用其数据文件夹 {{home}}：{{reason}}。请将 PILOTFISH_HOME 设置为你可以写入的文件夹。',

  'data-files.stale': '{{name}} 已被他人修改。',
  'settings.demo-is-built-in': '演示模型是内置的，无法更改。',
  'settings.from-environment': '此提供商来自环境变量（OPENAI_BASE_URL、OPENAI_API_KEY、OPENAI_MODEL）。',
  'key.moved':
    '为 {{provider}} 存储的密钥用于 {{origin}}，但其基础 URL 现在位于 {{next}}。请在设置中重新输入密钥。',
  'key.moving':
    '为 {{provider}} 存储的密钥用于 {{origin}}，不会发送到 {{next}}。请输入 {{next}} 的密钥，或不带密钥保存。',

  'model.none': '未选择模型。请在设置中选择一个，或设置 OPENAI_BASE_URL、OPENAI_API_KEY 和 OPENAI_MODEL。',
  'model.provider-gone': '提供商“{{provider}}”已不在设置中。请为此聊天选择其他模型。',
  'model.unnamed': '未指定 {{provider}} 的模型。请在设置中选择一个，或设置 OPENAI_MODEL。',
  'model.not-the-demo':
    '“{{model}}”已在此聊天中回答过，而演示模型是脚本，无法接着继续。请选择其他模型，或新建聊天。',
  'models.no-answer': '{{provider}} 未在 {{seconds}} 秒内响应。',
  'models.key-refused': '{{provider}} 未接受此 API 密钥（{{status}}）。',
  'models.key-wanted': '{{provider}} 需要 API 密钥（{{status}}）。请输入密钥。',
  'models.key-perhaps-wanted': '没有 API 密钥时，{{provider}} 不予应答（{{status}}）。如果需要密钥，请输入。',
  'models.no-list': '{{url}} 处没有模型列表（404）。请检查基础 URL。',
  'models.not-a-list': '{{url}} 返回的不是模型列表。请检查基础 URL。',

  'terminal.gone': '此终端已不存在。',
  'terminal.agents': '这是智能体的命令。请先接管它，再在其中键入内容。',
  'terminal.no-input-wanted': '此命令未在等待输入。',
  'terminal.no-shell': '无法启动你的 Shell {{shell}}：没有此程序。',
  'terminal.still-running': '此命令仍在运行。请先将其停止。',
  'terminal.left-running': '此命令启动的内容仍在运行。请先将其停止。',
  'command.keep-background-only': '只有正在运行的后台命令才能保持运行。',
  'command.cannot-be-kept': '此命令无法保持运行。',
  'command.cannot-be-kept-why': '此命令无法保持运行：{{why}}。',
  'command.ended': '此命令已结束。',
  'command.answered-elsewhere': '此命令由另一个 Pilotfish 负责。',
  'command.record-not-changed': '无法更改此命令的记录：{{reason}}。',

  'chat.gone': '此聊天已不存在。',
  'project.gone': '此项目已不存在。',
  'trust.changed-since-shown': '此文件夹提供的内容在显示之后已发生变化。请重新查看。',
  'project.not-open': '此项目未打开。请先打开其文件夹。',
  'window.another-tab': '请为此在浏览器中另开一个标签页。',
  'link.open-yourself': '请在浏览器中打开此链接：{{url}}',
  'auto.too-long': '“自动”模式最长持续八小时。请选择更近的时间。',

  'rule.gone': '此规则已不存在。',
  'rule.server-tool-gone': '现在无法允许 {{tool}}：其服务器不再提供它，而规则只对该工具目前的状态有效。',
  'rule.of-a-chat': '针对单个聊天的规则在其卡片上创建。',
  'rule.kept-with-chat': '针对单个聊天的规则与该聊天保存在一起。',
  'rule.no-folder': '没有打开可供该规则使用的文件夹。',
  'rule.mend-file-first': '{{fault, sentence}}请先修复 {{file}}：在此之前，它无法接受此规则。',
  'rule.in-project-file': '此规则位于项目的 .pilotfish/rules.json 中。请在那里更改。',
  'rule.stands-for-fault': '此规则代表 {{file}} 中无法理解的内容。请在那里修复。',
  'rule.holds-until-understood': '在 {{file}} 的全部内容都能理解之前，此规则一直有效。请在那里修复。',

  'message.gone': '此消息不在该聊天中。',
  'call.gone': '此调用不在该聊天中。',
} as const satisfies Chinese<typeof english>;
