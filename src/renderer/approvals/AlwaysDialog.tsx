import type { Question, RuleScope } from '@shared/approval';
import { useState } from 'react';
import { useTool } from '../state/tools';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { TextField } from '../ui/fields/TextField';
import styles from './AlwaysDialog.module.css';
import { allowText, keptRule } from './question-words';

// Accepts, and keeps a rule: which one, literally, and where it holds.

export type KeptRule = { readonly tool: string; readonly match?: string; readonly scope: RuleScope };

type AlwaysDialogProps = {
  readonly offered: Question['always'];
  readonly armed: boolean;
  onAccept(rule: KeptRule): void;
  onClose(): void;
};

const fileHint = 'A path or pattern relative to the project, e.g. src/**. Empty: every file.';
const commandHint = 'The first words of a command, whole words only, e.g. npm run test.';

const scopes = [
  { value: 'chat', label: 'This chat' },
  { value: 'project', label: 'This project' },
  { value: 'everywhere', label: 'Everywhere', hint: 'In every project you open.' },
] as const;

export function AlwaysDialog({ offered, armed, onAccept, onClose }: AlwaysDialogProps) {
  const [chosen, setChosen] = useState({ tool: offered[0]?.tool ?? '', match: offered[0]?.match ?? '' });
  const [scope, setScope] = useState<RuleScope>('chat');
  const isCommand = useTool(chosen.tool)?.kind === 'command';
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
            disabledReason={isCommand && rule.match === undefined ? 'Say which commands may run.' : undefined}
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
          label={isCommand ? 'Which commands may run' : `Which files “${chosen.tool}” may change`}
          hint={isCommand ? commandHint : fileHint}
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
