import type { reads as english } from '../../english/reasons/reads';
import type { Chinese } from '../../translation/translation';

// Reads: why a command is not known to only read. Each continues a sentence, and is without a full stop.

export const reads = {
  'reads.unknown': '无法确认 {{program}} 是否只读取内容',
  'reads.unknown-word': '无法确认带“{{word}}”的 {{program}} 是否只读取内容',
  'reads.unknown-flag': '无法确认 {{program}} 的 {{flag}} 是否只读取内容',
  'reads.lacks-value': '{{program}} 的 {{flag}} 缺少值',
  'reads.perhaps-flag': '{{program}} 的 {{flag}} 后面的 {{value}} 可能是标志',
  'reads.without': '无法确认不带 {{flag}} 的 {{program}} 是否只读取内容',
  'reads.sed': '只有按行号或行中的词输出行（sed -n 5,20p）时，才能确认 sed 只读取内容',
  'reads.output-to': '其输出写入 {{path}}',
  'reads.awk': '只有当 awk 的程序只打印、不写入也不运行任何东西时，才确定它只读取',
  'reads.sets-variable': '它设置了 {{name}}',
  'reads.pattern': '只有在运行时才能得知 {{pattern}} 匹配什么',
  'reads.diff-links': '除非指定 --no-dereference，否则 diff 会显示文件夹中链接所指向的内容',

  'reads.program-of-project': '{{program}} 是项目中的程序',
  'reads.chosen-program': '{{program}} 由可能受项目支配的程序选择',
  'reads.search-path': '搜索路径中包含非绝对路径的文件夹',
  'reads.rg-pinned': '只有与全都只读取内容的命令一起运行时，才能防止 rg 引用指明忽略哪些文件的内容',

  'reads.git-pinned': '只有与全都只读取内容的命令一起运行时，才能将 git 限定在项目的存储库中',
  'reads.git-old': '早于 2.32 的 git 无法限定在某个存储库中',
  'reads.checks-signatures': 'git 会运行其他程序来检查签名',
  'reads.git-shows-outside':
    'git {{command}} 可能显示项目之外的内容，因为项目是更大存储库中的一个文件夹；在末尾加上“-- .”可限定某些命令',
  'reads.git-without-repository': '没有存储库时，git {{command}} 会读取给定的任何文件',
  'reads.git-blame': '其存储库设置了 blame.ignoreRevsFile，git blame 可能引用该文件的内容',
  'reads.git-other-repository': '它运行的位置可能是另一个独立的存储库',
} as const satisfies Chinese<typeof english>;
