// The model: why a request failed or an answer is incomplete, and the remedy.

export const model = {
  'model.demo': 'Demo model',
  'model.environment': 'Environment',
  'model.no-key': '{{provider}} wants an API key ({{status}}) and none is set. Add it in the settings.',
  'model.no-environment-key':
    '{{provider}} wants an API key ({{status}}), and OPENAI_API_KEY is not set where Pilotfish was started.',
  'model.key-not-accepted': '{{provider}} did not accept the API key (401). Check it in the settings.',
  'model.key-not-accepted_said':
    '{{provider}} did not accept the API key (401): {{said, sentence}} Check it in the settings.',
  'model.environment-key-not-accepted':
    '{{provider}} did not accept the key in OPENAI_API_KEY (401). Set another where Pilotfish is started.',
  'model.environment-key-not-accepted_said':
    '{{provider}} did not accept the key in OPENAI_API_KEY (401): {{said, sentence}} Set another where Pilotfish is started.',
  'model.printed-key-refused': '{{provider}} did not accept the API key that “{{command}}” printed (401).',
  'model.printed-key-refused_said':
    '{{provider}} did not accept the API key that “{{command}}” printed (401): {{said, sentence}}',
  'model.key-command-failed': 'The key command “{{command}}” failed with exit code {{code}}.',
  'model.key-command-failed_said':
    'The key command “{{command}}” failed with exit code {{code}}: {{said, sentence}}',
  'model.key-command-not-started': 'The key command “{{command}}” could not be started: {{why}}.',
  'model.key-command-late': 'The key command “{{command}}” did not end within {{seconds, duration}}.',
  'model.key-command-mute': 'The key command “{{command}}” printed no key.',
  'model.blocked':
    'Something between Pilotfish and {{provider}} blocked the request ({{status}}). Ask whoever runs your network or the gateway.',
  'model.blocked_said':
    'Something between Pilotfish and {{provider}} blocked the request ({{status}}): {{said, sentence}} Ask whoever runs your network or the gateway.',
  'model.not-for-key': '{{provider}} does not let this API key use “{{model}}” (403).',
  'model.not-for-key_said':
    '{{provider}} does not let this API key use “{{model}}” (403): {{said, sentence}}',
  'model.no-credit': '{{provider}} answers no more: the account has no credit left ({{status}}).',
  'model.no-credit_said':
    '{{provider}} answers no more: the account has no credit left ({{status}}): {{said, sentence}}',
  'model.rate-limit': '{{provider}} limits how often it may be asked (429).',
  'model.rate-limit_said': '{{provider}} limits how often it may be asked (429): {{said, sentence}}',
  'model.context-too-long': 'The conversation is too long for “{{model}}” ({{status}}).',
  'model.context-too-long_said':
    'The conversation is too long for “{{model}}” ({{status}}): {{said, sentence}}',
  'model.no-tools':
    '“{{model}}” of {{provider}} cannot use tools ({{status}}). Choose another model, or switch tools off for this provider in the settings to chat without them.',
  'model.no-tools_said':
    '“{{model}}” of {{provider}} cannot use tools ({{status}}): {{said, sentence}} Choose another model, or switch tools off for this provider in the settings to chat without them.',
  'model.wants-responses':
    '“{{model}}” of {{provider}} takes tools only in the protocol OpenAI Responses ({{status}}). Choose this protocol for the provider in the settings.',
  'model.no-images':
    '“{{model}}” of {{provider}} cannot take images ({{status}}). Choose another model, or switch images off for this provider in the settings.',
  'model.no-images_said':
    '“{{model}}” of {{provider}} cannot take images ({{status}}): {{said, sentence}} Choose another model, or switch images off for this provider in the settings.',
  'model.not-found': '{{provider}} has no model “{{model}}”, or the base URL {{url}} is wrong (404).',
  'model.not-found_said':
    '{{provider}} has no model “{{model}}”, or the base URL {{url}} is wrong (404): {{said, sentence}}',
  'model.server-failed': '{{provider}} failed ({{status}}).',
  'model.server-failed_said': '{{provider}} failed ({{status}}): {{said, sentence}}',
  'model.redirect':
    '{{provider}} answered with a redirect ({{status}}). Set the address it leads to as base URL.',
  'model.request-refused': '{{provider}} did not accept the request ({{status}}).',
  'model.request-refused_said': '{{provider}} did not accept the request ({{status}}): {{said, sentence}}',

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
  'network.refused': 'nothing answers there. Is the server running, and is the base URL right?',
  'network.no-host': 'there is no host of that name. Check the base URL and the network.',
  'network.no-lookup': 'its name could not be looked up. Check the network.',
  'network.no-way': 'there is no way to that host. Check the network.',
  'network.none': 'there is no network. Check the connection.',
  'network.no-http': 'what answers there does not speak HTTP. Is the base URL right?',
  'network.proxy':
    'a proxy wants a name and a password (407). Put them into its address, as http://name:password@host.',
  'proxy.refused':
    'the proxy does not answer. Check the proxy variables of the environment, or add the server to NO_PROXY.',
  'proxy.no-host':
    'there is no host of the proxy’s name. Check the proxy variables of the environment and the network.',
  'proxy.no-tunnel':
    'the proxy refused the connection ({{status}}). If the server is in your own network, add it to NO_PROXY.',
  'proxy.unusable':
    '{{variable}} names no proxy that Pilotfish can use. Set an address that begins with http:// or https://.',
  'certificate.expired': 'its certificate has expired.',
  'certificate.self-signed':
    'its certificate is self-signed. Name a file with it in NODE_EXTRA_CA_CERTS, and start Pilotfish again.',
  'certificate.unverified':
    'no authority that Pilotfish or the system trusts has signed its certificate. Name a file with your company’s authority in NODE_EXTRA_CA_CERTS, and start Pilotfish again.',
  'certificate.other-host': 'its certificate is for another host.',
  'network.no-https': 'it does not speak https. Is the base URL right?',

  'model.late': '{{provider}} did not finish its answer within {{seconds, duration}}.',
  'model.silent': '{{provider}} sent nothing for {{seconds, duration}}. It may be overloaded.',
  'model.too-large': '{{provider}} sent more than {{megabytes}} MB in one answer; it was given up.',
  'model.no-server':
    '{{provider}} did not answer as a model server does. Check the address {{url}} and the protocol of the provider.',
  'model.no-server_said':
    '{{provider}} did not answer as a model server does. It says: {{said, sentence}} Check the address {{url}} and the protocol of the provider.',
  'model.no-protocol': 'A piece of the answer of {{provider}} does not follow the protocol.',
  'model.broke-off-why': 'The answer of {{provider}} broke off ({{why}}).',
  'model.broke-off': 'The answer of {{provider}} broke off before it was complete.',
  'model.bad-header':
    'The API key or a header of {{provider}} holds a character that cannot be sent. Set it again in the settings.',
  'model.body-perhaps': '{{failure}} The extra request body of this model may be the cause: {{keys, list}}.',
  'model.tried-again': '{{failure}} Given up after {{tries}} tries.',
  'model.asks-to-wait': '{{failure}} It asks to wait {{seconds, duration}}.',

  'answer.nothing': '{{provider}} answered with nothing.',
  'answer.truncated':
    '{{provider}} reads only {{tokens, number}} tokens of what it is sent, and says nothing of it. Older parts are summarised sooner from now on. A larger window is set where the model runs: for Ollama with OLLAMA_CONTEXT_LENGTH.',
  'answer.window-small':
    '{{provider}} gives “{{model}}” a context window of {{tokens, number}} tokens. The instructions and tools take {{beginning, number}} of them, so that long work fails. Load the model with a window of 32,000 or more: for Ollama with OLLAMA_CONTEXT_LENGTH.',
  'answer.without-kept':
    '{{provider}} refused the reasoning it sent earlier in this chat. Pilotfish asked again without it and leaves it out from now on.',
  'answer.cut': 'The answer of {{provider}} was cut by a length limit.',
  'answer.nothing-twice': '“{{model}}” of {{provider}} answered with nothing, twice.',
  'answer.filtered':
    'A content filter of {{provider}} kept “{{model}}” from answering. Say it otherwise, or choose another model.',
  'answer.no-length':
    '“{{model}}” of {{provider}} reached its length limit before the first word of an answer. Raise the limit, or choose another model.',
  'answer.ends-at-length':
    'The answer ends early: “{{model}}” reached the length limit of its answers. Ask it to go on.',
  'answer.ends-filtered': 'The answer ends early: a content filter of {{provider}} stopped it.',
  'turn.rounds':
    'The model has worked through {{rounds}} rounds without coming to an end. Continue if it should go on.',
  'turn.repeats':
    'The model repeats the same calls with the same outcome. Tell it what to do instead, or continue.',
  'turn.stopped': 'Stopped by you.',
  'turn.interrupted': 'Pilotfish ended in the middle of this turn. Continue to go on from here.',
} as const;

/** The server's own message, if it has one. */
