import { type LanguageSetting, languageNames, languages } from '@shared/texts/language';
import { words } from '@shared/texts/text';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Select } from '../../ui/fields/Select';

// Choice of the language. Each language has its own name for itself.

type LanguageSelectProps = {
  readonly value: string;
  onChange(value: LanguageSetting): void;
};

export function LanguageSelect({ value, onChange }: LanguageSelectProps): ReactElement {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeFocusBack(field.current), []);
  return (
    <div ref={field}>
      <Select
        label={words('settings-page.language')}
        options={[
          { value: 'system', label: words('settings-page.language-system') },
          ...languages.map((language) => ({ value: language, label: languageNames[language] })),
        ]}
        value={value}
        onChange={(next) => {
          const chosen = settings.find((setting) => setting === next);
          if (chosen === undefined) return;
          isChoosing = true;
          onChange(chosen);
        }}
      />
    </div>
  );
}

const settings: readonly LanguageSetting[] = ['system', ...languages];

/** The user chose a language here, so the newly rendered window keeps the focus on this field. */
let isChoosing = false;

function takeFocusBack(field: HTMLElement | null): void {
  if (isChoosing && document.activeElement === document.body)
    field?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  isChoosing = false;
}
