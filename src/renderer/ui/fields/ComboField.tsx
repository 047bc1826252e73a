import { Autocomplete } from '@base-ui/react/autocomplete';
import { type AnyText, words } from '@shared/texts/text';
import { ChevronsUpDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { visibleText } from '../visible-text';
import styles from './ComboField.module.css';
import { Field } from './Field';

// A labelled text field with a list of suggestions, which narrows while the user types. Any text is allowed. Without
// options it is a plain text field.

type ComboFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error: AnyText | undefined;
  readonly value: string;
  readonly options: readonly string[];
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  onChange(value: string): void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly 'data-field'?: string | undefined;
};

/** The maximum length of the list. Typing narrows it. */
const shown = 200;

export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, value, options, open, onOpenChange, onChange } = props;
  const { found, noteTyped, noteChosen } = useNarrowing(options, value);
  // A list without another choice would only be in the way.
  const isOpen = open && found.some((option) => option !== value);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Autocomplete.Root
          items={options}
          filteredItems={found}
          value={value}
          open={isOpen}
          openOnInputClick
          onOpenChange={onOpenChange}
          onValueChange={(next, { reason }) => {
            // Esc closes the list, and the text stays.
            if (reason === 'escape-key') return;
            if (reason === 'input-change') noteTyped();
            else noteChosen();
            onChange(next);
          }}
        >
          <div className={styles.frame}>
            <Autocomplete.Input
              ref={props.inputRef}
              {...control}
              data-field={props['data-field']}
              className={styles.input}
              spellCheck={false}
            />
            {options.length > 0 && (
              <Autocomplete.Trigger className={styles.trigger} aria-label={words('ui.options-of', { label })}>
                <ChevronsUpDown aria-hidden size={14} strokeWidth={1.5} />
              </Autocomplete.Trigger>
            )}
          </div>
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={styles.positioner} sideOffset={4}>
              <Autocomplete.Popup className={styles.popup}>
                <Autocomplete.List>
                  {found.map((option) => (
                    <Autocomplete.Item key={option} className={styles.item} value={option}>
                      {visibleText(option)}
                    </Autocomplete.Item>
                  ))}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

/** The list: all options, or the matching ones after the user has typed. */
function useNarrowing(options: readonly string[], value: string) {
  const [typedInto, setTypedInto] = useState<readonly string[] | null>(null);
  const wanted = value.trim().toLowerCase();
  const fits =
    typedInto === options ? options.filter((option) => option.toLowerCase().includes(wanted)) : options;
  return {
    found: fits.slice(0, shown),
    noteTyped: () => setTypedInto(options),
    noteChosen: () => setTypedInto(null),
  };
}
