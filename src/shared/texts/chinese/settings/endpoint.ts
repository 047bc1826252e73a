import type { endpoint as english } from '../../english/settings/endpoint';
import type { Chinese } from '../../translation/translation';

// Model endpoint: the list of those there are, and the form that adds or changes one.

export const endpoint = {
  'endpoint.lead':
    '可以使用任何支持 OpenAI 协议的端点。消息和模型读取的文件只会发送到正在使用的端点，不会发送到其他任何地方。',
  'endpoint.environment-wins':
    '启动 Pilotfish 时已设置 `OPENAI_API_KEY`、`OPENAI_BASE_URL` 或 `OPENAI_MODEL`。它们优先于此处的选择。',
  'endpoint.list': '模型',
  'endpoint.add': '添加模型端点',
  'endpoint.services': '服务',
  'endpoint.on-this-machine': '在此计算机上',
  'endpoint.any-other': '任何其他端点…',

  'endpoint.in-use': '正在使用',
  'endpoint.from-environment': '来自环境变量',
  'endpoint.key-given': '已提供密钥',
  'endpoint.key-stored': '已存储密钥',
  'endpoint.demo': '内置的脚本模型。它会真正读取打开的项目并提议一项编辑；任何内容都不会离开此计算机。',
  'endpoint.model-and-address': '{{model}} · {{baseUrl}}',
  'endpoint.no-model': '未选择模型',
  'endpoint.use': '使用',
  'endpoint.use-named': '使用 {{name}}',
  'endpoint.edit': '编辑 {{name}}',
  'endpoint.remove-named': '移除 {{name}}',

  'endpoint.remove-title': '是否移除 {{name}}？',
  'endpoint.remove-active': '将删除其设置和存储的密钥。使用它的聊天会等待你选择其他端点。',
  'endpoint.remove-idle': '将删除其设置和存储的密钥。使用过它的聊天会保留。',
  'endpoint.remove': '移除',

  'endpoint.change-title': '更改 {{name}}',
  'endpoint.save': '保存',
  'endpoint.name': '名称',
  'endpoint.name-missing': '请为其命名。',
  'endpoint.base-url': '基础 URL',
  'endpoint.base-url-example': 'https://api.example.com/v1',
  'endpoint.base-url-wrong': '请输入 API 的地址，例如 https://api.example.com/v1。',
  'endpoint.base-url-names-user':
    '地址中的用户名或密码不会被发送。请将其移除，并作为密钥或 Authorization 标头输入。',

  'endpoint.key': 'API 密钥',
  'endpoint.key-is-stored': 'API 密钥（已存储）',
  'endpoint.key-from': '来自你的 {{name}} 帐户。',
  'endpoint.key-hint': '服务器不需要密钥时请留空。',
  'endpoint.key-wanted': '{{name}} 需要 API 密钥。请先输入密钥。',
  'endpoint.key-stored-hint': '留空可保留已存储的密钥。',
  'endpoint.key-tried-at-stored': '已存储的密钥会保留。在保存之前，仅会用它尝试连接 {{baseUrl}}。',
  'endpoint.key-of-another':
    '已存储的密钥用于 {{origin}}，不会发送到其他服务器。请输入此服务器的密钥；如果不带密钥保存，将清除已存储的密钥。',
  'endpoint.get-key': '获取密钥',

  'endpoint.model': '模型',
  'endpoint.model-hint': '端点所使用的名称。',
  'endpoint.model-missing': '请选择模型，或输入其名称。',
  'endpoint.models-listed_zero': '连接成功，但端点未列出任何模型。请自行输入名称。',
  'endpoint.models-listed_other': '连接成功：有 {{count, number}} 个模型可供选择。',
  'endpoint.test': '测试连接',
  'endpoint.testing': '正在测试…',
  'endpoint.test-needs-address': '请先输入基础 URL。',

  'endpoint.context-window': '上下文窗口的 token 数（可选）',
  'endpoint.context-window-hint': '留空：使用该模型的已知值，否则为 128,000。',
  'endpoint.context-window-wrong': '请输入 token 的整数个数，或留空。',
  'endpoint.price': '每百万 token 的价格（可选）',
  'endpoint.price-example': '1.25 / 10 USD',
  'endpoint.price-hint':
    '输入 / 输出和货币；缓存输入价格不同时写在中间：1.25 / 0.125 / 10 USD。聊天目前的花费会与其上下文一同显示。',
  'endpoint.price-wrong': '请按 1.25 / 10 USD 或 1.25 / 0.125 / 10 USD 的形式输入，或留空。',
  'endpoint.tools': '工具',
  'endpoint.tools-hint': '模型可以调用工具。没有工具时，它只能聊天。',
  'endpoint.images': '图像',
  'endpoint.images-hint': '模型可以查看图像。',
  'endpoint.files': 'PDF 文件',
  'endpoint.files-hint': '模型可以直接接收 PDF。否则它只会得到其中的文本。',

  'endpoint.headers': '其他标头（可选）',
  'endpoint.headers-hint':
    '每行一个，格式为“名称: 值”。它们保存在 settings.json 中，因此请勿在此处填写机密信息。',
  'endpoint.headers-example': 'X-Team: core',
  'endpoint.headers-wrong': '“{{line}}”不是标头。请将每个标头写为“名称: 值”。',
  'endpoint.headers-go-along': '将这些标头也发送到新服务器',
  'endpoint.headers-go-along-hint': '它们是为 {{origin}} 提供的。关闭：省略你未更改的标头。',
} as const satisfies Chinese<typeof english>;
