// Model picker: the model of the active chat, and the dialog that searches for another.

export const modelPicker = {
  /** Before the name of the model, for a screen reader. */
  'model-picker.lead': 'Model: ',
  'model-picker.none': 'No model',
  'model-picker.demo-hint': 'Built in and scripted. It works offline.',
  'model-picker.new-chat-hint': 'Starts a new chat, because another model has replied in this one.',
  'model-picker.follow-settings': 'Use the model from the settings',
  'model-picker.more': 'More models…',
  'model-picker.providers': 'Default model and keys…',

  'model-facts.context': '{{size}} context',
  /** The price of a million tokens, sent and received. */
  'model-facts.price': '{{input}} / {{output}} per 1M',
  'model-facts.free': 'free',
  'model-facts.images': 'images',
  'model-facts.reasoning': 'reasoning',
  'model-facts.no-tools': 'no tools',

  'effort-picker.title': 'Reasoning effort',
  /** Before the effort, for a screen reader. */
  'effort-picker.lead': 'Reasoning effort: ',
  'effort-picker.default': 'Default',
  'effort-picker.set': 'Default ({{effort}})',
  'effort.none': 'None',
  'effort.minimal': 'Minimal',
  'effort.low': 'Low',
  'effort.medium': 'Medium',
  'effort.high': 'High',
  'effort.xhigh': 'Extra high',
  'effort.max': 'Maximum',

  'model-picker.title': 'Choose a model for this chat',
  'model-picker.provider': 'Provider',
  'model-picker.model': 'Model',
  'model-picker.model-hint': 'Type part of a name to filter the list.',
  'model-picker.asking': 'Loading the models',
  'model-picker.list': 'Models',
  'model-picker.as-typed': 'Use “{{model}}” as typed',
  'model-picker.no-provider': 'Add a provider in the settings first.',
} as const;
