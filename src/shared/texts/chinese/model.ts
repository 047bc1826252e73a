import type { model as english } from '../english/model';
import type { Chinese } from '../translation/translation';

// The model: why a request failed or an answer is not whole, and what would help.

export const model = {
  'model.demo': '演示模型',
  'model.environment': '环境变量',
  'model.no-key': '{{provider}} 需要 API 密钥（{{status}}），但未设置。请在设置中添加。',
  'model.no-environment-key':
    '{{provider}} 需要 API 密钥（{{status}}），但启动 Pilotfish 的环境中未设置 OPENAI_API_KEY。',
  'model.key-refused': '{{provider}} 未接受该 API 密钥（401）。请在设置中检查。',
  'model.environment-key-refused':
    '{{provider}} 未接受 OPENAI_API_KEY 中的密钥（401）。请在启动 Pilotfish 的环境中设置其他密钥。',
  'model.not-for-key': '{{provider}} 不允许此 API 密钥使用“{{model}}”（403）。',
  'model.not-for-key_said': '{{provider}} 不允许此 API 密钥使用“{{model}}”（403）：{{said, sentence}}',
  'model.no-credit': '{{provider}} 不再回答：该账户已没有余额（{{status}}）。',
  'model.no-credit_said': '{{provider}} 不再回答：该账户已没有余额（{{status}}）：{{said, sentence}}',
  'model.rate-limit': '{{provider}} 限制了请求频率（429）。',
  'model.rate-limit_said': '{{provider}} 限制了请求频率（429）：{{said, sentence}}',
  'model.context-too-long': '对于“{{model}}”来说，对话太长（{{status}}）。',
  'model.context-too-long_said': '对于“{{model}}”来说，对话太长（{{status}}）：{{said, sentence}}',
  'model.no-tools':
    '{{provider}} 的“{{model}}”无法使用工具（{{status}}）。请选择其他模型，或在设置中为此提供商关闭工具，以便在没有工具的情况下聊天。',
  'model.no-tools_said':
    '{{provider}} 的“{{model}}”无法使用工具（{{status}}）：{{said, sentence}}请选择其他模型，或在设置中为此提供商关闭工具，以便在没有工具的情况下聊天。',
  'model.no-images':
    '{{provider}} 的“{{model}}”不接受图像（{{status}}）。请选择其他模型，或在设置中为此提供商关闭图像。',
  'model.no-images_said':
    '{{provider}} 的“{{model}}”不接受图像（{{status}}）：{{said, sentence}}请选择其他模型，或在设置中为此提供商关闭图像。',
  'model.not-found': '{{provider}} 没有模型“{{model}}”，或基础 URL {{url}} 有误（404）。',
  'model.not-found_said':
    '{{provider}} 没有模型“{{model}}”，或基础 URL {{url}} 有误（404）：{{said, sentence}}',
  'model.server-failed': '{{provider}} 出现故障（{{status}}）。',
  'model.server-failed_said': '{{provider}} 出现故障（{{status}}）：{{said, sentence}}',
  'model.redirect': '{{provider}} 返回了重定向（{{status}}）。请将其指向的地址设为基础 URL。',
  'model.request-refused': '{{provider}} 未接受该请求（{{status}}）。',
  'model.request-refused_said': '{{provider}} 未接受该请求（{{status}}）：{{said, sentence}}',

  'model.unreachable': '无法连接到 {{provider}}（{{url}}）：{{why}}',
  'model.connection-failed': '与 {{provider}}（{{url}}）的连接失败。请检查网络和基础 URL。',
  'model.connection-failed_code': '与 {{provider}}（{{url}}）的连接失败（{{code}}）。请检查网络和基础 URL。',
  'network.refused': '该地址无响应。服务器是否在运行，基础 URL 是否正确？',
  'network.no-host': '没有此名称的主机。请检查基础 URL 和网络。',
  'network.no-lookup': '无法解析其名称。请检查网络。',
  'network.no-way': '没有通往该主机的路由。请检查网络。',
  'network.none': '没有网络。请检查连接。',
  'network.no-http': '该地址的响应不是 HTTP。基础 URL 是否正确？',
  'network.proxy': '途中的代理要求验证身份（407）。请登录代理，或不使用代理。',
  'certificate.expired': '其证书已过期。',
  'certificate.self-signed': '其证书是自签名的。请通过 NODE_EXTRA_CA_CERTS 添加它。',
  'certificate.unverified': '无法验证其证书。',
  'certificate.other-host': '其证书属于其他主机。',
  'network.no-https': '它不支持 https。基础 URL 是否正确？',

  'model.late': '{{provider}} 未在 {{seconds, duration}}内完成回答。',
  'model.silent': '{{provider}} 在 {{seconds, duration}}内未发送任何内容。它可能已过载。',
  'model.too-large': '{{provider}} 在一次回答中发送了超过 {{megabytes}} MB 的内容；已放弃该回答。',
  'model.no-stream':
    '{{provider}} 以非流式方式回答（{{type}}）。Pilotfish 需要流式传输：请检查基础 URL {{url}} 是否兼容 OpenAI。',
  'model.no-stream_said':
    '{{provider}} 以非流式方式回答（{{type}}）。其内容为：{{said, sentence}}Pilotfish 需要流式传输：请检查基础 URL {{url}} 是否兼容 OpenAI。',
  'model.no-protocol': '{{provider}} 的回答中有一部分不符合协议。',
  'model.broke-off-why': '{{provider}} 的回答中断（{{why}}）。',
  'model.broke-off': '{{provider}} 的回答在完成之前中断。',
  'model.bad-header': '{{provider}} 的 API 密钥或标头中包含无法发送的字符。请在设置中重新设置。',
  'model.tried-again': '{{failure, sentence}}已在尝试 {{tries}} 次后放弃。',
  'model.asks-to-wait': '{{failure, sentence}}它要求等待 {{seconds, duration}}。',

  'answer.nothing': '{{provider}} 的回答为空。',
  'answer.cut': '{{provider}} 的回答因长度限制被截断。',
  'answer.nothing-twice': '{{provider}} 的“{{model}}”的回答两次为空。',
  'answer.filtered': '{{provider}} 的内容筛选器阻止了“{{model}}”回答。请换一种说法，或选择其他模型。',
  'answer.no-length':
    '{{provider}} 的“{{model}}”在给出回答的第一个词之前就已达到长度限制。请提高限制，或选择其他模型。',
  'answer.ends-at-length': '回答提前结束：“{{model}}”达到了其回答的长度限制。请让它继续。',
  'answer.ends-filtered': '回答提前结束：{{provider}} 的内容筛选器将其停止。',
  'turn.rounds': '模型已进行 {{rounds}} 个回合，仍未结束。如果应让它继续，请选择“继续”。',
  'turn.stopped': '已被你停止。',
  'turn.interrupted': 'Pilotfish 在本轮中途结束。选择“继续”可从此处继续。',
} as const satisfies Chinese<typeof english>;
