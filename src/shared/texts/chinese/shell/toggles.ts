import type { toggles as english } from '../../english/shell/toggles';
import type { Chinese } from '../../translation/translation';

export const toggles = {
  'toggle.show-tree': '显示项目树',
  'toggle.hide-tree': '隐藏项目树',
  'toggle.show-chat': '显示聊天',
  'toggle.hide-chat': '隐藏聊天',
  'toggle.show-chats': '在侧边显示聊天列表',
  'toggle.hide-chats': '隐藏侧边的聊天列表',
  'toggle.show-terminal': '显示终端',
  'toggle.maximise-terminal': '最大化终端',
  'toggle.restore-terminal': '还原终端',
} as const satisfies Chinese<typeof english>;
