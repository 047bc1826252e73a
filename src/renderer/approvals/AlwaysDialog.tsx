import type { Question, RuleScope, Subject } from '@shared/approval';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { TextField } from '../ui/fields/TextField';
import styles from './AlwaysDialog.module.css';
import { allowText, keptRule } from './question-words';

// Accepts, and keeps a rule: which one, literally, and where it holds.

export type KeptRule = { readonly tool: string; readonly match?: string; readonly scope: RuleScope };

type AlwaysDialogProps = {
  readonly about: Subject['kind'];
  readonly offered: Question['always'];
  readonly armed: boolean;
  onAccept(rule: KeptRule): void;
  onClose(): void;
};

/** What the match of a rule is, by what the question is about. */
type MatchWords = {
  label(tool: string): string;
  readonly hint: string;
  /** Why it may not be empty, if it may not. */
  readonly whyNotEmpty?: string;
};

const files: MatchWords = {
  label: (tool) => `Which files “${tool}” may change`,
  hint: 'A path or pattern relative to the project, e.g. src/**. Empty: every file.',
};

const matchWords: Readonly<Record<Subject['kind'], MatchWords>> = {
  'file-change': files,
  command: {
    label: () => 'Which commands may run',
    hint: 'The first words of a command, whole words only, e.g. npm run test.',
    whyNotEmpty: 'Say which commands may run.',
  },
  call: files,
};

const scopes = [
  { value: 'chat', label: 'This chat' },
  { value: 'project', label: 'This project' },
  { value: 'everywhere', label: 'Everywhere', hint: 'In every project you open.' },
] as const;

export function AlwaysDialog({ about, offered, armed, onAccept, onClose }: AlwaysDialogProps) {
  const [chosen, setChosen] = useState({ tool: offered[0]?.tool ?? '', match: offered[0]?.match ?? '' });
  const [scope, setScope] = useState<RuleScope>('chat');
  const words = matchWords[about];
  const rule = keptRule(chosen.tool, chosen.match);
  const choices = offered.map((each) => ({ value: allowText(each), label: allowText(each), rule: each }));
  const choose = (value: string) => {
    const choice = choices.find((each) => each.value === value);
    if (choice) setChosen({ tool: choice.rule.tool, match: choice.rule.match ?? '' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Accept, and do not ask again"
      description="The call is accepted, and from now on calls like it run without a question. The settings list every rule."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            aria-disabled={!armed}
            disabledReason={rule.match === undefined ? words.whyNotEmpty : undefined}
            onClick={() => onAccept({ ...rule, scope })}
          >
            Accept and keep the rule
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {choices.length > 1 && (
          <RadioGroup label="Rule" mono value={allowText(rule)} options={choices} onChange={choose} />
        )}
        <TextField
          label={words.label(chosen.tool)}
          hint={words.hint}
          value={chosen.match}
          onChange={(match) => setChosen({ ...chosen, match })}
        />
        <p className={styles.rule}>
          Kept as <code>{allowText(rule)}</code>
        </p>
        <RadioGroup<RuleScope> label="Where it holds" value={scope} options={scopes} onChange={setScope} />
      </div>
    </Dialog>
  );
}
