// Model provider: the checks that a failed turn offers.

export const endpointCheck = {
  'endpoint.check-key': 'Check the key…',
  'endpoint.check-address': 'Check the address…',
  'endpoint.check-model': 'Check the model…',
  'endpoint.check-tools': 'Change the model’s settings…',
};
