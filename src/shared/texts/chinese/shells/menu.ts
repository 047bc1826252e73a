import type { menu as english } from '../../english/shells/menu';
import type { Chinese } from '../../translation/translation';

// Desktop shell: the application's menu.

export const menu = {
  'menu.about': '关于 Pilotfish',
  'menu.services': '服务',
  'menu.hide': '隐藏 Pilotfish',
  'menu.hide-others': '隐藏其他',
  'menu.show-all': '全部显示',
  'menu.quit': '退出 Pilotfish',

  'menu.edit': '编辑',
  'menu.undo': '撤销',
  'menu.redo': '重做',
  'menu.cut': '剪切',
  'menu.copy': '复制',
  'menu.paste': '粘贴',
  'menu.paste-plain': '粘贴并匹配样式',
  'menu.delete': '删除',
  'menu.select-all': '全选',
  'menu.add-to-dictionary': '添加到词典',

  'menu.reload': '重新加载',
  'menu.developer-tools': '开发者工具',
  'menu.actual-size': '实际大小',
  'menu.zoom-in': '放大',
  'menu.zoom-out': '缩小',
  'menu.full-screen': '全屏',

  'menu.window': '窗口',
  'menu.minimise': '最小化',
  'menu.zoom': '缩放',
  'menu.next-window': '下一个窗口',
  'menu.close-window': '关闭窗口',
  'menu.bring-to-front': '全部置于前端',

  'menu.help': '帮助',
  'menu.readme': '自述文件',
} as const satisfies Chinese<typeof english>;
