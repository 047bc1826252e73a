import type { modelPicker as english } from '../../english/shell/model-picker';
import type { German } from '../../translation/translation';

// Model picker: which model the chat in front talks to, and the dialog that looks for another.

export const modelPicker = {
  /** Stands before the name of the model, for a screen reader. */
  'model-picker.lead': 'Modell: ',
  'model-picker.none': 'Kein Modell',
  'model-picker.demo-hint': 'Eingebaut, folgt einem Skript; es wird nichts gesendet.',
  'model-picker.new-chat-hint':
    'Beginnt einen neuen Chat: In diesem hat schon ein anderes Modell geantwortet.',
  'model-picker.follow-settings': 'Wie in den Einstellungen',
  'model-picker.more': 'Weitere Modelle…',
  'model-picker.providers': 'Standardmodell und Schlüssel…',

  'model-picker.title': 'Modell für diesen Chat auswählen',
  'model-picker.provider': 'Anbieter',
  'model-picker.model': 'Modell',
  'model-picker.model-hint': 'Ein Teil des Namens grenzt die Liste ein.',
  'model-picker.asking': 'Modelle werden abgefragt',
  'model-picker.list': 'Modelle',
  'model-picker.as-typed': '„{{model}}“ wie eingegeben verwenden',
  'model-picker.no-provider': 'Es gibt noch keinen Anbieter. Fügen Sie in den Einstellungen einen hinzu.',
} as const satisfies German<typeof english>;
