import type { keybindings as english } from '../english/keybindings';
import type { Chinese } from '../translation/translation';

// What is said of keybindings.json, as a notice and on the page of the keys.

export const keybindings = {
  'keybindings.no-entry': 'keybindings.json：已忽略第 {{entry}} 个条目：它需要“key”和“command”。',
  'keybindings.unreadable':
    'keybindings.json：已忽略第 {{entry}} 个条目：“{{key}}”无法识别为快捷键。其写法类似 Mod+Shift+K。',
  'keybindings.types-text':
    'keybindings.json：已忽略第 {{entry}} 个条目：“{{key}}”会键入文本。请加上 Mod、Ctrl 或 Alt。',
  'keybindings.no-sequence':
    'keybindings.json：已忽略第 {{entry}} 个条目：“{{key}}”不能作为连续按键。第一个按键需要 Mod、Ctrl 或 Alt，或者是功能键，第二个不能是 Esc。',
  'keybindings.unknown-command': 'keybindings.json：已忽略第 {{entry}} 个条目：没有命令“{{command}}”。',
  'keybindings.given-twice': 'keybindings.json：{{keys}} 同时分配给 {{first}} 和 {{last}}。最后一个优先。',
  'keybindings.begins':
    'keybindings.json：{{long}} 以 {{short}} 开头，二者分配给 {{first}} 和 {{last}}。最后一个优先。',
  'keybindings.too-many': 'keybindings.json：已忽略条目 {{most, number}} 之后的内容。',
  'keybindings.defaults': '正在使用 Pilotfish 自带的快捷键。',
  'keybindings.unwatched': '无法监视 keybindings.json：{{why}}。其中的更改将在下次启动时生效。',
  'file.no-list': '应为方括号括起的列表',
} as const satisfies Chinese<typeof english>;
