import type { endpointCheck as english } from '../english/endpoint-check';
import type { Chinese } from '../translation/translation';

// Model endpoint: what a failed turn offers to look at.

export const endpointCheck = {
  'endpoint.check-key': '检查密钥…',
  'endpoint.check-address': '检查地址…',
  'endpoint.check-model': '检查模型…',
} as const satisfies Chinese<typeof english>;
