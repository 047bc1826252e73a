import type { keysPage as english } from '../../english/settings/keys-page';
import type { Chinese } from '../../translation/translation';

// Settings page of the keys: every command with its keys, and the file in which they are changed.

export const keysPage = {
  'keys-page.lead': '快捷键在数据文件夹的一个文件中更改。写入其中的内容会立即生效。',
  'keys-page.example': `[
  { "key": "Mod+Shift+K", "command": "chat.new" },
  { "key": "Mod+B", "command": "-tree.toggle" }
]`,
  'keys-page.how':
    '`Mod` 是 Ctrl，在 Mac 上是 Command。在命令前加短横线可取消其快捷键。如果同一快捷键写了两次，最后的条目优先。',
  'keys-page.sequences':
    '`Mod+K Mod+S` 需依次按下；按 Esc 可结束对第二个按键的等待。在终端中，Ctrl+K 会传给其中的程序，不会开始连续按键；在 Mac 上，以 Command 开头的连续按键仍然可用。',
  'keys-page.problems': '文件中未使用的内容',
  'keys-page.search': '按名称或按键搜索',
  'keys-page.found_other': '{{count, number}} 个命令',
  'keys-page.commands': '命令',
  'keys-page.own': '自定义',
  'keys-page.lost-to': '{{keys}} 已分配给优先的“{{winner}}”。',
} as const satisfies Chinese<typeof english>;
