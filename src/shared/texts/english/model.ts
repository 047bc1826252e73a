// The model: why a request failed or an answer is incomplete, and the remedy.

export const model = {
  'model.demo': 'Demo model',
  'model.environment': 'Environment',
  'model.no-key': '{{provider}} requires an API key ({{status}}). Add it in the settings.',
  'model.no-environment-key':
    '{{provider}} requires an API key ({{status}}). Set OPENAI_API_KEY where you start Pilotfish.',
  'model.key-not-accepted': '{{provider}} rejected the API key (401). Check it in the settings.',
  /** `said`: the server's own message. */
  'model.key-not-accepted_said':
    '{{provider}} rejected the API key (401): {{said, sentence}} Check it in the settings.',
  'model.environment-key-not-accepted':
    '{{provider}} rejected the key in OPENAI_API_KEY (401). Set another one where you start Pilotfish.',
  'model.environment-key-not-accepted_said':
    '{{provider}} rejected the key in OPENAI_API_KEY (401): {{said, sentence}} Set another one where you start Pilotfish.',
  'model.printed-key-refused': '{{provider}} rejected the API key that “{{command}}” printed (401).',
  'model.printed-key-refused_said':
    '{{provider}} rejected the API key that “{{command}}” printed (401): {{said, sentence}}',
  'model.key-command-failed': 'The key command “{{command}}” failed with exit code {{code}}.',
  'model.key-command-failed_said':
    'The key command “{{command}}” failed with exit code {{code}}: {{said, sentence}}',
  'model.key-command-not-started': 'The key command “{{command}}” could not be started: {{why}}.',
  'model.key-command-late': 'The key command “{{command}}” timed out after {{seconds, duration}}.',
  'model.key-command-mute': 'The key command “{{command}}” printed no key.',
  'model.blocked':
    'Something between Pilotfish and {{provider}} blocked the request ({{status}}). Ask the administrator of your network or gateway.',
  'model.blocked_said':
    'Something between Pilotfish and {{provider}} blocked the request ({{status}}): {{said, sentence}} Ask the administrator of your network or gateway.',
  'model.not-for-key': '{{provider}} denied this API key access to “{{model}}” (403).',
  'model.not-for-key_said':
    '{{provider}} denied this API key access to “{{model}}” (403): {{said, sentence}}',
  'model.no-credit': 'The account at {{provider}} is out of credit ({{status}}).',
  'model.no-credit_said': 'The account at {{provider}} is out of credit ({{status}}): {{said, sentence}}',
  'model.rate-limit': '{{provider}} limits the rate of requests (429).',
  'model.rate-limit_said': '{{provider}} limits the rate of requests (429): {{said, sentence}}',
  'model.context-too-long': 'The conversation is too long for “{{model}}” ({{status}}).',
  'model.context-too-long_said':
    'The conversation is too long for “{{model}}” ({{status}}): {{said, sentence}}',
  'model.no-tools':
    '“{{model}}” of {{provider}} cannot use tools ({{status}}). Choose another model, or turn off tools for this provider in the settings.',
  'model.no-tools_said':
    '“{{model}}” of {{provider}} cannot use tools ({{status}}): {{said, sentence}} Choose another model, or turn off tools for this provider in the settings.',
  'model.wants-responses':
    '“{{model}}” of {{provider}} supports tools only with the OpenAI Responses protocol ({{status}}). Choose this protocol for the provider in the settings.',
  'model.no-images':
    '“{{model}}” of {{provider}} cannot read images ({{status}}). Choose another model, or turn off images for this provider in the settings.',
  'model.no-images_said':
    '“{{model}}” of {{provider}} cannot read images ({{status}}): {{said, sentence}} Choose another model, or turn off images for this provider in the settings.',
  'model.not-found':
    '{{provider}} cannot find the model “{{model}}” (404). Check the model and the base URL {{url}}.',
  'model.not-found_said':
    '{{provider}} cannot find the model “{{model}}” (404): {{said, sentence}} Check the model and the base URL {{url}}.',
  'model.server-failed': '{{provider}} failed ({{status}}).',
  'model.server-failed_said': '{{provider}} failed ({{status}}): {{said, sentence}}',
  'model.redirect':
    '{{provider}} responded with a redirect ({{status}}). Set the target of the redirect as the base URL.',
  'model.request-refused': '{{provider}} rejected the request ({{status}}).',
  'model.request-refused_said': '{{provider}} rejected the request ({{status}}): {{said, sentence}}',

  'model.unreachable': 'Cannot reach {{provider}} ({{url}}): {{why}}',
  'model.connection-failed':
    'The connection to {{provider}} ({{url}}) failed. Check the network and the base URL.',
  'model.connection-failed_code':
    'The connection to {{provider}} ({{url}}) failed ({{code}}). Check the network and the base URL.',
  'model.unreachable-by-proxy': 'Cannot reach {{provider}} ({{url}}) through the proxy {{proxy}}: {{why}}',
  'model.proxy-failed':
    'The connection to {{provider}} ({{url}}) through the proxy {{proxy}} failed. Check the network and the proxy.',
  'model.proxy-failed_code':
    'The connection to {{provider}} ({{url}}) through the proxy {{proxy}} failed ({{code}}). Check the network and the proxy.',
  'network.refused': 'the connection was refused. Is the server running, and is the base URL correct?',
  'network.no-host': 'the host name is unknown. Check the base URL and the network.',
  'network.no-lookup': 'the host name could not be resolved. Check the network.',
  'network.no-way': 'no route to the host. Check the network.',
  'network.none': 'the network is unreachable. Check the connection.',
  'network.no-http': 'the server does not speak HTTP. Is the base URL correct?',
  'network.proxy':
    'a proxy requires a name and a password (407). Add them to its address: http://name:password@host.',
  'proxy.refused':
    'the proxy does not respond. Check the proxy variables of the environment, or add the server to NO_PROXY.',
  'proxy.no-host':
    'the host name of the proxy is unknown. Check the proxy variables of the environment and the network.',
  'proxy.no-tunnel':
    'the proxy refused the connection ({{status}}). If the server is in your own network, add it to NO_PROXY.',
  'proxy.unusable':
    'Pilotfish cannot use the proxy in {{variable}}. Set an address that begins with http:// or https://.',
  'certificate.expired': 'its certificate has expired.',
  'certificate.self-signed':
    'its certificate is self-signed. Set NODE_EXTRA_CA_CERTS to a file with this certificate, and restart Pilotfish.',
  'certificate.unverified':
    'its certificate is signed by an untrusted authority. Set NODE_EXTRA_CA_CERTS to a file with your company’s authority, and restart Pilotfish.',
  'certificate.other-host': 'its certificate is for another host.',
  'network.no-https': 'the server does not speak https. Is the base URL correct?',

  'model.late': 'The reply of {{provider}} took longer than {{seconds, duration}}.',
  'model.silent': '{{provider}} sent nothing for {{seconds, duration}}. It may be overloaded.',
  'model.too-large':
    'Pilotfish cancelled the reply of {{provider}}, because it is larger than {{megabytes}} MB.',
  'model.no-server':
    '{{provider}} did not respond like a model server. Check the address {{url}} and the protocol of the provider.',
  'model.no-server_said':
    '{{provider}} did not respond like a model server. It sent: {{said, sentence}} Check the address {{url}} and the protocol of the provider.',
  'model.no-protocol': 'A part of the reply of {{provider}} violates the protocol.',
  'model.broke-off-why': 'The reply of {{provider}} was interrupted ({{why}}).',
  'model.broke-off': 'The reply of {{provider}} was interrupted before it was complete.',
  'model.bad-header':
    'The API key or a header of {{provider}} contains an invalid character. Set it again in the settings.',
  'model.body-perhaps': '{{failure}} The extra request body of this model may be the cause: {{keys, list}}.',
  'model.tried-again': '{{failure}} Pilotfish tried {{tries}} times.',
  'model.asks-to-wait': '{{failure}} The provider asks to wait {{seconds, duration}}.',

  'answer.nothing': '{{provider}} sent an empty reply.',
  'answer.truncated':
    '{{provider}} silently cuts requests to {{tokens, number}} tokens. Pilotfish now summarises older parts sooner. Set a larger window where the model runs: for Ollama, with OLLAMA_CONTEXT_LENGTH.',
  'answer.window-small':
    '{{provider}} gives “{{model}}” a context window of {{tokens, number}} tokens. Instructions and tools use {{beginning, number}} of them, so long tasks fail. Load the model with a window of 32,000 or more: for Ollama, with OLLAMA_CONTEXT_LENGTH.',
  'answer.without-kept':
    '{{provider}} rejected its own earlier reasoning in this chat. Pilotfish repeated the request without it, and omits it from now on.',
  'answer.cut': 'A length limit cut the reply of {{provider}}.',
  'answer.nothing-twice': '“{{model}}” of {{provider}} sent an empty reply twice.',
  'answer.filtered':
    'A content filter of {{provider}} blocked the reply of “{{model}}”. Rephrase your message, or choose another model.',
  'answer.no-length':
    '“{{model}}” of {{provider}} reached its length limit before the first word of its reply. Raise the limit, or choose another model.',
  'answer.ends-at-length': 'The reply ends early: “{{model}}” reached its length limit. Ask it to continue.',
  'answer.ends-filtered': 'The reply ends early: a content filter of {{provider}} stopped it.',
  'turn.rounds': 'This turn has reached {{rounds}} rounds. Continue to let the model go on.',
  'turn.repeats':
    'The model repeats the same calls with the same results. Give it new instructions, or continue.',
  'turn.stopped': 'Stopped by you.',
  'turn.interrupted': 'Pilotfish ended during this turn. Continue to resume it.',
} as const;
