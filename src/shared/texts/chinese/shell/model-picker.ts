import type { modelPicker as english } from '../../english/shell/model-picker';
import type { Chinese } from '../../translation/translation';

// Model picker: which model the chat in front talks to, and the dialog that looks for another.

export const modelPicker = {
  /** Stands before the name of the model, for a screen reader. */
  'model-picker.lead': '模型：',
  'model-picker.none': '无模型',
  'model-picker.demo-hint': '内置的脚本模型；不会向任何地方发送任何内容。',
  'model-picker.new-chat-hint': '将新建聊天：此聊天已由另一个模型回答过。',
  'model-picker.follow-settings': '遵循设置',
  'model-picker.more': '更多模型…',
  'model-picker.providers': '新聊天的模型、密钥…',

  'model-picker.title': '为此聊天选择模型',
  'model-picker.provider': '提供商',
  'model-picker.model': '模型',
  'model-picker.model-hint': '键入名称的一部分可缩小列表范围。',
  'model-picker.asking': '正在获取模型列表',
  'model-picker.list': '模型',
  'model-picker.as-typed': '按键入的名称使用“{{model}}”',
  'model-picker.no-provider': '尚无提供商。请在设置中添加一个。',
} as const satisfies Chinese<typeof english>;
