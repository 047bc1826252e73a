import type { inbox as english } from '../../english/shell/inbox';
import type { Chinese } from '../../translation/translation';

// Inbox: the page of all questions that wait, of all chats and open projects, and of projects that are not open.

export const inbox = {
  'inbox.title': '收件箱',
  'inbox.list': '等待中的问题',
  'inbox.nothing': '没有等待你回答的问题',
  'inbox.nothing-hint': '所有已打开项目的聊天所提的问题都列在这里，最早的排在最前。可在此直接回答。',
  'inbox.keys-hint': '上下键选择，Enter 进入问题，Esc 返回。',
  'inbox.kind-file-change': '文件更改',
  'inbox.kind-command': '命令',
  'inbox.kind-memory': '要记住的内容',
  'inbox.kind-remote': '服务器工具',
  'inbox.kind-call': '工具',
  'inbox.kind-plan': '计划',
  'inbox.kind-question': '提问',
  'inbox.kind-url': '网页',
  'inbox.kind-network': '连接',
  'inbox.kind-form': '表单',
  'inbox.dangerous': '危险',
  'inbox.in-another': '在另一个 Pilotfish 中',
  'inbox.held': '此聊天已在另一个 Pilotfish 中打开：请在那里决定。',
  'inbox.newer': '此聊天由更新版本的 Pilotfish 写入：请在那里决定。',
  'inbox.look-again': '再次查看',
  'inbox.loading': '正在加载问题…',
  'inbox.not-read': '无法显示此聊天：{{why}}',
  'inbox.go-to-chat': '转到聊天',
  'inbox.more_other': '{{project}} 中还有 {{count, number}} 个等待',
  'inbox.elsewhere': '未打开的项目',
  'inbox.elsewhere-row_other': '{{project}} 中有 {{count, number}} 个问题等待回答',
  'inbox.open': '打开',
  'inbox.decided': '{{title}}：{{what}}',
  'inbox.asked': '{{chat}} 中的新问题：{{title}}',
  'inbox.asked-several_other': '{{count, number}} 个新问题',
} as const satisfies Chinese<typeof english>;
