import type { webSettings as english } from '../../english/settings/web-page';
import type { Chinese } from '../../translation/translation';

// Web section of the settings: where the web is searched, and which local hosts pages may be fetched from.

export const webSettings = {
  'settings-page.section-web': '网页',
  'web-settings.lead':
    '模型可以获取网页并搜索网页。每个主机都会先询问；对问题选择“始终允许…”会为该主机保留规则。',
  'web-settings.search': '搜索',
  'web-settings.search-lead': '通过 Tavily 的 API 进行。密钥只会发送到此地址，不会发送到其他任何地方。',
  'web-settings.base-url': '基础 URL',
  'web-settings.base-url-wrong': '请输入 http 或 https 地址，例如 https://api.tavily.com。',
  'web-settings.save': '保存',
  'web-settings.forget': '清除密钥',
  'web-settings.saved': '已保存',
  'web-settings.key-none': '没有密钥就无法搜索网页。',
  'web-settings.key-environment':
    '正在使用启动 Pilotfish 时设置的 TAVILY_API_KEY 中的密钥，它优先于此处存储的密钥。',
  'web-settings.key-refused': '此密钥未被接受。请输入其他密钥。',
  'web-settings.key-elsewhere': '已存储的密钥用于其他地址，不会发送到此地址。请输入此地址的密钥。',
  'web-settings.hosts': '本地主机',
  'web-settings.hosts-lead':
    '不会获取此计算机及其网络上的页面。此处列出的主机除外，但与其他主机一样会先询问。',
  'web-settings.host': '主机',
  'web-settings.host-hint': '主机或“主机:端口”，例如 localhost:8080 或 docs.internal。',
  'web-settings.host-wrong': '请输入主机或“主机:端口”，不带 http://，也不带路径。',
  'web-settings.host-known': '它已在列表中。',
  'web-settings.add': '添加',
  'web-settings.remove': '移除 {{host}}',
  'web-settings.no-hosts': '未允许任何本地主机。',
} as const satisfies Chinese<typeof english>;
