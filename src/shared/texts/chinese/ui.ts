import type { ui as english } from '../english/ui';
import type { Chinese } from '../translation/translation';

// Words of the window's building blocks, whatever they are used for.

export const ui = {
  'ui.close': '关闭',
  'ui.cancel': '取消',
  'ui.loading': '正在加载',
  'ui.try-again': '重试',

  'ui.part-not-loaded': '窗口的这一部分未能加载',
  'ui.part-not-loaded-hint': '你写下和编辑的内容都已保留。待 Pilotfish 可以连接后再重新加载。',
  'ui.window-broken': '此窗口出现问题',
  'ui.window-broken-hint':
    '你写下和编辑的内容都已保留。请重新加载窗口；如果再次出现，数据文件夹中的日志会说明更多。',
  'ui.reload-window': '重新加载窗口',

  'ui.options-of': '显示{{label}}的选项',

  'ui.milliseconds': '{{milliseconds}} 毫秒',
  'ui.tenths': '{{seconds, tenths}} 秒',
  'ui.seconds': '{{seconds}} 秒',
  'ui.minutes-and-seconds': '{{minutes, number}} 分 {{seconds, padded}} 秒',
  'ui.hours-and-minutes': '{{hours, number}} 小时 {{minutes, padded}} 分',

  'ui.now': '刚刚',
  'ui.minutes-ago': '{{minutes}} 分钟',
  'ui.hours-ago': '{{hours}} 小时',
  'ui.days-ago': '{{days}} 天',
} as const satisfies Chinese<typeof english>;
