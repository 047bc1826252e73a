import type { notices as english } from '../english/notices';
import type { Chinese } from '../translation/translation';

// Notices: what a person is told that no call of theirs is answered with.

export const notices = {
  /** Sentences that stand together, each a text. */
  sentences: '{{all, sentences}}',

  'process.ends-by-bug': 'Pilotfish 遇到自身的错误，即将结束。详细信息见其数据文件夹中的日志。',

  'web.key-refused': '用于网页搜索的密钥未被接受。请在设置的“网页”下另设一个。',

  'file.gone-or-empty': '{{name}} 不存在或为空。',
  'file.empty': '{{name}} 为空：其中的内容已丢失。',
  'file.invalid': '{{name}} 无效（第 {{line}} 行，第 {{column}} 列）：{{what}}。',
  'file.nested-too-deep': '嵌套超过 {{levels, number}} 层',
  'file.no-object': '应为大括号括起的对象',
  'file.put-aside': '已将其另存为 {{aside}}。',
  'file.written-anew': '将重新写入该文件。',
  'file.stays-in-use': '将继续使用之前的内容。',
  'file.defaults-in-use': '正在使用默认值。',
  'trust.nothing-trusted': '在修复之前，不信任任何文件夹。',
  'trust.not-kept':
    '由于 {{root}} 的上级文件夹受信任，因此使用了它提供的内容，但未能将其保存为已接受：在能够保存之前，其更改不会询问你。{{reason}}',
  'file.mend-first': '请先修复 {{file}}，或在其中写入 {}：在可以读取之前，不会更改其中的任何内容。',

  'data-files.syntax': '这不是 JSON：{{what}}。',
  'settings.not-used': 'settings.json：{{key}}：{{problem}}。未使用该设置。',
  'settings.entry-left-out': 'settings.json：{{key}}：{{problem}}。已忽略条目 {{entry}}。',
  'settings.unknown-key': 'settings.json：{{key}}：没有此设置。你是否指 {{nearest}}？',
  'settings.id-is-reserved':
    'settings.json：providers[{{index}}].id：“{{id}}”：此 id 保留给内置提供商。已忽略该条目。',
  'settings.id-used-twice':
    'settings.json：providers[{{index}}].id：“{{id}}”：此 id 重复使用。已忽略该条目。',
  'settings.missing':
    '启动时没有 settings.json，但之前使用过 Pilotfish：其中的模型提供商（如果有）已丢失。{{remains}}请将该文件的副本放回 {{location}}，或在设置中重新选择模型。',
  'settings.keys-and-chats-remain': '密钥和聊天仍然存在。',
  'settings.keys-remain': '密钥仍然存在。',
  'settings.chats-remain': '聊天仍然存在。',
  'settings.key-moved': 'settings.json：{{key}} 已移动到与设置分开的密钥存储位置。',
  'settings.key-not-moved':
    'settings.json：未使用 {{key}}，因为无法将其移动到密钥存储位置：{{why}}。请在设置的“网页”下输入它。',
  'settings.unwatched': '无法监视 settings.json：{{why}}。手动更改将在下次启动时生效。',
  'environment.no-url': 'OPENAI_BASE_URL 不是 http 或 https 地址：对它的请求将失败。',
  'environment.password-in-url':
    'OPENAI_BASE_URL 中包含用户名或密码，它们不会被发送：对它的请求将失败。请将其移除，并通过 OPENAI_API_KEY 提供。',

  'secrets.gone':
    'secrets 及其中的密钥已不存在。正在使用的密钥在 Pilotfish 结束之前继续使用；在设置中保存密钥后，它们会立即重新保存。',
  'secrets.not-in-use': '其中的密钥未使用：请在设置中重新输入，或修复该文件并将其放回原处。',
  'secrets.empty':
    'secrets 为空：其中的密钥已丢失。已将其另存为 {{aside}}。请在设置中重新输入密钥；正在使用的密钥继续使用。',
  'secrets.foreign_other':
    'secrets 中包含并非由 Pilotfish 保存的密钥：{{names, quoted, list}}。原文件已另存为 {{aside}}。其他密钥正在使用；请在设置中重新输入这些密钥。',
  'secrets.of-the-desktop':
    '密钥“{{name}}”由桌面应用程序存储，无法在此处读取。请在设置中重新输入，或通过 OPENAI_API_KEY 提供。',
  'secrets.not-decrypted': '系统无法解密密钥“{{name}}”。请在设置中重新输入，或通过 OPENAI_API_KEY 提供。',

  'auto.clock-set-back': '“自动”模式已结束：此计算机的时钟被往回调，因此无法得知该模式已持续多久。',
  'chat.lines-skipped_other':
    '此聊天中有 {{count, number}} 行无法读取，已跳过。未从 {{path}} 中移除任何内容。',

  'compact.nothing': '尚无可压缩的内容。',
  'compact.none': '没有较早的轮次',
  'compact.failed_zero':
    '无法汇总较早的轮次：{{reason, unended}}。已没有可省略的内容；如果模型无法继续，请新建聊天。',
  'compact.failed_other':
    '无法汇总较早的轮次：{{reason, unended}}。已从模型看到的内容中省略最早的 {{count, number}} 个工具输出。',

  'quick-ask-shortcut.not-had':
    '无法使用快速提问的快捷键：{{keys}} 属于其他应用程序，或不是快捷键。可在设置中另选一个。',
  'recent.not-kept': '无法保存最近项目的列表：{{why}}',
  'window.too-long': '{{path}} 中的文本过长，无法保留：请在重新加载或关闭此窗口之前保存。',
  'window.not-kept': '无法保存此窗口中打开和键入的内容：{{why}}',
  'terminal.none': '命令在没有终端的情况下运行：无法启动终端进程（{{why}}）。',

  'server.open-to-others':
    'Pilotfish 正在侦听 {{address}}，网络上的其他人可以访问它并读取内容，因为没有任何加密：请去掉 --host，从其他计算机访问时请使用隧道，例如“ssh -L {{port}}:127.0.0.1:{{port}}”。',
} as const satisfies Chinese<typeof english>;
