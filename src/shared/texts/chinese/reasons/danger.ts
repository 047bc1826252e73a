import type { danger as english } from '../../english/reasons/danger';
import type { Chinese } from '../../translation/translation';

// Danger: why a call asks every time, in every mode. Each continues a sentence, and is without a full stop.

export const danger = {
  'danger.protected': '{{file}} 是受保护的文件',
  'danger.deletes-file': '删除文件时总是询问',
  'danger.unseen': '在覆盖 {{file}} 之前，此聊天未读取过它',
  'danger.empties_other': '它将清空 {{file}}（{{count, number}} 行）',

  'danger.other-user': '{{program}} 以其他用户的权限运行',
  'danger.ends-programs': '{{program}} 会结束其他程序',
  'danger.disks': '{{program}} 会操作磁盘',
  'danger.publishes': '{{program}} 会发布内容',
  'danger.removes-folders': '{{program}} 会删除整个文件夹',
  'danger.ends-system': '{{program}} 会关闭系统',
  'danger.exec': '{{program}} --exec 每次都会询问',
  'danger.rm': 'rm -r 和 rm -f 每次都会询问',
  'danger.rm-pattern': '该模式可能匹配到 rm 的标志',
  'danger.find': 'find {{action}} 每次都会询问',
  'danger.find-pattern': '该模式可能匹配到 find 的操作',
  'danger.evaluates': 'bash 可能会运行传给 {{program}} 的内容',
  'danger.runs-download': '{{program}} 会运行下载的内容',
  'danger.runs-printed': '{{program}} 会运行另一个命令的输出',
  'danger.adds-words': '{{launcher}} 为 {{program}} 添加的内容可能会改变其作用',
  'danger.script': '无法理解 {{program}} 要运行的内容',
  'danger.starts-too-much': '它可能启动的内容超出检查范围',
  'danger.unread-shell': '无法得知命令在 {{shell}} 中会做什么，因此每个命令都会询问',

  'danger.output-to': '其输出写入 {{path}}：{{why}}',
  'danger.writes-to': '它写入 {{path}}：{{why}}',
  'danger.deletes': '它删除 {{path}}：{{why}}',
  'danger.changes': '它更改 {{path}}：{{why}}',
  'danger.writes-unreadable': '无法从字面上得知 {{program}} 会写入什么',
  'danger.writes-known-later': '只有在运行时才能得知 {{program}} 会写入什么',
  'danger.command-writes-later': '只有在运行时才能得知该命令会写入什么',
  'danger.pattern-perhaps-option': '模式 {{pattern}} 可能匹配到选项',
  'danger.pattern-too-wide': '{{pattern}} 匹配的文件数超出检查范围',
  'danger.folder-too-full': '{{folder}} 包含的文件数超出检查范围',

  'danger.git-told-where': '为 git 指定了其程序或设置的位置',
  'danger.git-setting': '设置 {{setting}} 可能使 git 运行程序',
  'danger.git-variable': '变量 {{variable}} 可能将 git 引向别处',
  'danger.git-address': 'git 会运行该地址中的内容',
  'danger.git-runs': 'git {{command}} 会运行其他程序',
  'danger.git-push': 'git push 会覆盖或删除他人可见的内容',
  'danger.git-discards-changes': 'git {{command}} 会放弃更改',
  'danger.git-discards-files': 'git {{command}} 会丢弃文件',
  'danger.git-discards-stash': 'git {{command}} 会丢弃储藏的内容',
  'danger.git-discards-branch': 'git {{command}} 会丢弃分支',
  'danger.git-discards-tag': 'git {{command}} 会丢弃标记',
  'danger.git-discards-history': 'git {{command}} 会丢弃历史记录',
} as const satisfies Chinese<typeof english>;
