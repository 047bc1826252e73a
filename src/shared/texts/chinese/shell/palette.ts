import type { palette as english } from '../../english/shell/palette';
import type { Chinese } from '../../translation/translation';

// Command palette: all that the window can do now, by its name.

export const palette = {
  'palette.name': '运行命令',
  'palette.placeholder': '命令名称',
  'palette.found_other': '{{count, number}} 个命令',
  'palette.none': '没有此名称的命令，或现在无法运行。',
  'palette.recent': '最近使用',
  'palette.other': '其他命令',
  'palette.is-on': '已启用',
} as const satisfies Chinese<typeof english>;
