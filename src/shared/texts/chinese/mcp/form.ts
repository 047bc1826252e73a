import type { form as english } from '../../english/mcp/form';
import type { Chinese } from '../../translation/translation';

// Form of an MCP server: the card it stands on, what is wrong with what was put into it, and what became of it.

export const form = {
  'tool-name.fill-form': 'Form',
  'call-title.fill-form': '{{server}} 请求提供信息',
  'asks.form': '只有你能回答',
  'asks.form-faulty': '表单未发送：请重新检查：{{fields, list}}。',

  'form-card.name': '服务器 {{server}} 的表单',
  'form-card.heading': '{{server}} 请求提供信息',
  'form-card.about': '你填写的内容会发送到此服务器。切勿在此处填写密码或密钥。',
  'form-card.send': '发送',
  'form-card.send-nothing': '确认',
  'form-card.decline': '拒绝',
  'form-card.cancel': '取消',
  'form-card.mend-first': '请先检查：{{fields, list}}。',
  'form-card.optional': '{{name}}（可选）',
  'form-card.choose': '选择…',
  'form-card.nothing-chosen': '无',
  'form-card.words': '{{server}} 请求：{{message}}',

  'form.accepted': '已向 {{server}} 确认。',
  'form.accepted_count': '已发送到 {{server}}。',
  'form.declined': '已拒绝：未向 {{server}} 发送任何内容。',
  'form.cancelled': '已取消：未向 {{server}} 发送任何内容。',

  'form.required': '必须填写此项。',
  'form.not-such': '请选择所提供的选项之一。',
  'form.no-number': '必须是数字。',
  'form.not-whole': '必须是整数。',
  'form.too-small': '最小为 {{least, number}}。',
  'form.too-large': '最大为 {{most, number}}。',
  'form.too-short': '至少 {{least, number}} 个字符。',
  'form.too-long': '最多 {{most, number}} 个字符。',
  'form.too-few': '请至少选择 {{least, number}} 项。',
  'form.too-many': '请最多选择 {{most, number}} 项。',
  'form.no-email': '必须是电子邮件地址。',
  'form.no-uri': '必须是包含协议的地址：https://…',
  'form.no-date': '必须是日期：2026-01-31。',
  'form.no-date-time': '必须是日期和时间：2026-01-31T09:30。',
} as const satisfies Chinese<typeof english>;
