import type { changes as english } from '../../english/chat/changes';
import type { Chinese } from '../../translation/translation';

// 各轮、调用和命令的改动，以及撤回。

export const changes = {
  'changes.of-turn_other': '{{count, number}} 个文件',
  'changes.added': '+{{added, number}}',
  'changes.removed': '−{{removed, number}}',
  'changes.undone-wholly': '已撤回',
  'changes.undone-partly': '部分已撤回',
  'changes.again-wholly': '已重做',
  'changes.again-partly': '部分已重做',
  'changes.taken-back-one': '你撤回了 {{file}} 中的改动',
  'changes.taken-back_other': '你撤回了 {{count, number}} 个文件中的改动',
  'changes.taken-back-but_other': '你撤回了 {{count, number}} 个文件中的改动；{{kept, number}} 个保持原样',
  'changes.done-again-one': '你重做了 {{file}} 中的改动',
  'changes.done-again_other': '你重做了 {{count, number}} 个文件中的改动',
  'changes.done-again-but_other': '你重做了 {{count, number}} 个文件中的改动；{{kept, number}} 个保持原样',
  'changes.too-many-files': '项目中未被 Git 忽略的文件超过 {{most, number}} 个，无法查看命令改动了什么。',
  'changes.no-git': '未安装 Git，因此无法看到命令的改动。',
  'changes.old-git': '此 Git 早于 2.32，无法用它看到命令的改动。',
  'changes.not-seen': '无法查明改动了什么：{{why}}',
  'changes.lost': '之前的内容已不再保留。',
  'changes.changed-since': '此后在相同位置又被改动过。',
  'changes.gone-since': '此后已被删除。',
  'changes.while-going': '它在命令于后台运行期间被改动：可能是命令，也可能是你。',
  'changes.cut-short': '命令被中断，此前的改动未被查看。',
  'changes.none-of': '那里没有对 {{path}} 的改动。',
  'changes.another-by-now': '{{path}} 现在已不是所显示的文件。请重新查看。',
  'changes.commands-run': '有命令正在运行，可能会写入这些文件。',
  'changes.is-folder': '原来的位置现在是一个文件夹。',
  'changes.no-file': '原来的位置现在不是文件。',
  'changes.too-large': '它大于 32 MB。',
  'changes.not-kept': '{{files, list}} 中的改动无法保留，不能撤回。',
  'changes.too-many': '改动了 {{files, number}} 个文件，数量太多，无法在此撤回。',
} as const satisfies Chinese<typeof english>;
