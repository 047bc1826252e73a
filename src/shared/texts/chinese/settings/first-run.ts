import type { firstRun as english } from '../../english/settings/first-run';
import type { Chinese } from '../../translation/translation';

// First run: a model has to be chosen.

export const firstRun = {
  'first-run.title': '欢迎使用 Pilotfish',
  'first-run.lead': '选择要使用的模型。它所做的每项更改都是提议，由你查看、编辑并决定。',
  'first-run.demo-title': '先随便看看',
  'first-run.demo':
    '演示模型是内置的脚本，但它会真正读取此项目、提议一项小编辑并维护待办事项列表。无需安装，无需密钥，任何内容都不会离开此计算机。',
  'first-run.try-demo': '试用演示模型',
  'first-run.what-leaves':
    '你的消息和模型读取的文件只会发送到你选择的端点，不会发送到其他任何地方。密钥只会发送到其自己的端点，并且不会再次显示。',
  'first-run.escape': '按 Esc 先用演示模型',

  'first-run.local-title': '在此计算机上',
  'first-run.look-again': '重新查找',
  'first-run.looking': '正在查找 {{servers, list}}…',
  'first-run.none-found': '没有模型服务器响应（{{servers, list}}）。请启动一个，然后重新查找。',
  'first-run.server-without-model': '{{server}} 正在运行，但尚无模型。请拉取一个，然后重新查找。',
  'first-run.model-of': '{{server}} 的模型',
  'first-run.use': '使用',
  'first-run.use-server': '使用 {{server}}',

  'first-run.service-title': '服务或任何兼容 OpenAI 的端点',
  'first-run.service': '服务',
  'first-run.other-service': '任何其他端点…',
  'first-run.other-name': '我的端点',
  'first-run.use-model': '使用此模型',
  'first-run.model-missing': '请先选择模型。',
} as const satisfies Chinese<typeof english>;
