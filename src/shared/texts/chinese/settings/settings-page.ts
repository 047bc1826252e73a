import type { settingsPage as english } from '../../english/settings/settings-page';
import type { Chinese } from '../../translation/translation';

// Settings page: its sections, and what can be set in those of looks, behaviour and data.

export const settingsPage = {
  'settings-page.title': '设置',
  'settings-page.section-models': '模型',
  'settings-page.section-tools': '工具',
  'settings-page.section-servers': '服务器',
  'settings-page.section-rules': '规则',
  'settings-page.section-memory': '记忆',
  'settings-page.section-agents': '智能体',
  'settings-page.section-appearance': '外观',
  'settings-page.section-behaviour': '行为',
  'settings-page.section-keys': '键盘',
  'settings-page.section-data': '数据',
  'settings-page.copied': '已复制',

  'settings-page.theme': '主题',
  'settings-page.theme-system': '跟随系统',
  'settings-page.theme-system-hint': '浅色或深色，取决于桌面设置。',
  'settings-page.theme-light': '浅色',
  'settings-page.theme-dark': '深色',

  'settings-page.language': '语言',
  'settings-page.language-system': '跟随系统',

  'settings-page.default-mode': '新聊天的模式',
  'settings-page.mode-plan-hint': '查看内容并制定计划；不更改任何内容。',
  'settings-page.mode-ask-hint': '每项更改都会询问。',
  'settings-page.mode-accept-edits-hint': '直接进行项目内的更改；受保护的文件仍会询问。',

  'settings-page.enter-while-working': '模型工作时按 Enter',
  'settings-page.enter-queue': '让消息排队等候',
  'settings-page.enter-queue-hint': '它会随下一个请求发送。',
  'settings-page.enter-steer': '中断',
  'settings-page.enter-steer-hint': '结束正在运行的内容，模型立即阅读该消息。',

  'settings-page.chat-titles': '由模型为聊天命名',
  'settings-page.chat-titles-hint': '第一次回答之后，会请模型起一个简短的标题。你自己起的标题会保留。',

  'settings-page.correction': '允许模型修正自己的编辑',
  'settings-page.correction-hint': '如果找不到要替换的文本，会向模型询问一次它所指的片段。你仍会先看到结果。',

  'settings-page.notifications': '你没在看窗口时的通知',
  'settings-page.notifications-waiting': '有聊天在等待你',
  'settings-page.notifications-finished': '有聊天已完成',
  'settings-page.notifications-failed': '有聊天无法继续',
  'settings-page.notifications-sound': '播放声音',
  'settings-page.notifications-allow': '在此浏览器中允许通知…',
  'settings-page.notifications-denied':
    '此浏览器不允许 Pilotfish 显示通知。可在浏览器针对此页面的设置中允许。',

  'settings-page.desktop': '桌面应用程序',
  'settings-page.quick-ask-shortcut': '快速提问的快捷键',
  'settings-page.quick-ask-shortcut-hint':
    '无论你正在使用哪个程序，都会打开一个小窗口，例如 CommandOrControl+Shift+Space。留空表示不使用。',
  'settings-page.close-to-tray': '关闭最后一个窗口时保留在托盘中',
  'settings-page.close-to-tray-hint': '聊天和命令会继续进行。可通过托盘菜单退出 Pilotfish。',
  'settings-page.desktop-elsewhere': '这些设置适用于桌面应用程序。在浏览器中，小窗口位于 /quick-ask。',

  'settings-page.memory-files': '记忆文件',

  'settings-page.data-lead':
    'Pilotfish 将其数据保存在运行它的计算机上的一个文件夹中。若要使用其他文件夹，请在启动前设置环境变量 `PILOTFISH_HOME`。',
  'settings-page.data-folder': '数据文件夹',
  'settings-page.data-settings': '所有设置，采用带注释的 JSON。对它的编辑会立即生效。',
  'settings-page.data-rules': '你的规则，用于单个项目或所有项目。',
  'settings-page.data-keys': '你为命令指定的快捷键。Pilotfish 从不写入该文件。',
  'settings-page.data-chats': '每个聊天一个文件，每个项目一个文件夹。',
  'settings-page.data-logs': '内部出现的错误，不含密钥。',
  'settings-page.kept-room': '文件改动前的内容',
  'settings-page.kept-size': '{{bytes, size}}，用于撤回改动',
  'settings-page.kept-none': '尚未保留任何内容。',
  'settings-page.kept-empty': '清空…',
  'settings-page.kept-ask': '清空文件之前的内容？',
  'settings-page.kept-ask-why': '此后将无法撤回当前未打开的聊天中的改动。项目中的文件保持原样。',
  'settings-page.kept-do': '清空',
  'settings-page.data-copy': '复制 {{path}} 的路径',
  'settings-page.data-leaves':
    '密钥与设置分开保存，只会发送到其自己的端点。消息和模型读取的文件会发送到你选择的端点；网页工具的请求会发送到你允许的主机；不会向其他任何地方发送任何内容。',
  'settings-page.version': 'Pilotfish {{version}}',
} as const satisfies Chinese<typeof english>;
