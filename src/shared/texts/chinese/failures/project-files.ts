import type { projectFiles as english } from '../../english/failures/project-files';
import type { Chinese } from '../../translation/translation';

// Project files: why one cannot be opened, listed, shown or written, and what another program did to one. The model is
// told the most of it in the same words.

export const projectFiles = {
  'project-files.outside': '路径必须位于项目内：{{path}}',
  'project-files.not-absolute': '文件路径必须是绝对路径：{{path}}',
  'project-files.nul-character': '路径不能包含 NUL 字符：{{path}}',
  'project-files.no-file': '找不到文件：{{path}}',
  'project-files.no-folder': '找不到目录：{{path}}',
  'project-files.not-a-folder': '路径不是目录：{{path}}',
  'project-files.kernel-folder': '路径不是存放文件的文件夹：{{path}}',
  'project-files.is-folder': '路径是目录，不是文件：{{path}}',
  'project-files.not-regular': '不是常规文件：{{path}}',
  'project-files.project-gone': '项目文件夹已不存在：{{path}}',
  'project-files.no-permission': '权限被拒绝：{{path}}',
  'project-files.link-circle': '路径经过循环的链接：{{path}}',
  'project-files.long-path': '路径太长：{{path}}',
  'project-files.in-use': '文件正被其他程序使用：{{path}}',
  'project-files.too-many-open': '此计算机上打开的文件过多，无法打开 {{path}}。请关闭一些程序后重试。',
  'project-files.no-access': '无法访问 {{path}}：{{message}}',

  'project-files.read-only': '文件为只读：{{path}}',
  'project-files.binary': '无法编辑二进制文件：{{path}}',
  'project-files.too-large': '文件太大，无法编辑（{{megabytes}} MB，最大 20 MB）：{{path}}',
  'project-files.read-only-disk': '磁盘为只读：{{path}}。未写入任何内容。',
  'project-files.no-space': '磁盘上没有足够的空间写入 {{path}}。未写入任何内容。',
  'project-files.large-file': '磁盘或此用户的限制不允许新的 {{path}} 这么大的文件。未写入任何内容。',
  'project-files.not-replaced-in-use':
    '文件正被其他程序使用：{{path}}。请在那里将其关闭后重试。未写入任何内容。',
  'project-files.disk-failed': '写入 {{path}} 时磁盘出现故障：{{message}}。旧文件保持不变。',
  'project-files.not-replaced': '无法替换 {{path}}：{{message}}。未写入任何内容。',
  'project-files.owner-lost': '无法保留 {{path}} 的所有者：{{message}}。未写入任何内容。',
  'project-files.unconfirmed': '{{path}} 已写入，但磁盘未确认其已持久保存：{{message}}',

  'project-files.changed-while-read': '读取 {{path}} 时，它已在磁盘上更改。',
  'project-files.binary-to-show': '这是二进制文件，无法显示为文本。',
  'project-files.too-large-to-show': '此文件为 {{megabytes}} MB；最大可显示 {{most}} MB 的文件。',

  'project-files.late-write':
    '在替换 {{path}} 的一刻，其他程序写入了该文件。它写入的内容不在文件中；包含该内容的旧版本保存在 {{copy}}。',
  'project-files.late-write-lost':
    '在替换 {{path}} 的一刻，其他程序写入了该文件。它写入的内容不在文件中，也未能保存：{{message}}',

  'project-files.watching-failed': '监视失败：{{why}}',
  /** `code`: the system's, of what it has no more of. */
  'project-files.too-many-watched': '系统无法监视更多文件夹（{{code}}），因此磁盘上的更改会在几秒后显示。',
  'project-files.too-many-watched_ENOSPC':
    '系统无法监视更多文件夹（{{code}}），因此磁盘上的更改会在几秒后显示。提高 fs.inotify.max_user_watches 可使更改重新立即显示。',
} as const satisfies Chinese<typeof english>;
