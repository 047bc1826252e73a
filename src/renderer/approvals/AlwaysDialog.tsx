import type { Question, RuleScope, Subject } from '@shared/approval/approval';
import { say, type Text, textOf, words } from '@shared/texts/text';
import { useState } from 'react';
import { RulePreview } from '../parts/RulePreview';
import { Button } from '../ui/Button';
import { UnbrokenOptions } from '../ui/code/UnbrokenOptions';
import { Dialog } from '../ui/Dialog';
import { RadioGroup, type RadioOption } from '../ui/fields/RadioGroup';
import { TextField } from '../ui/fields/TextField';
import styles from './AlwaysDialog.module.css';
import { allowText, keptRule } from './shown/question-words';

// Accepts the call and stores a rule, shown literally with its scope.

export type KeptRule = { readonly tool: string; readonly match?: string; readonly scope: RuleScope };

type AlwaysDialogProps = {
  readonly chatId: string;
  readonly about: Subject;
  readonly offered: Question['always'];
  readonly armed: boolean;
  onAccept(rule: KeptRule): void;
  onClose(): void;
};

/** Texts for the match of a rule, by the subject of the question. */
type MatchTexts = {
  label(tool: string): Text;
  readonly hint: Text;
  /** Why it must have a match; absent if it may be empty. */
  readonly whyNotEmpty?: Text;
};

const files: MatchTexts = {
  label: (tool) => textOf('approval-answers.always-files', { tool }),
  hint: textOf('approval-answers.always-files-hint'),
};

const commands: MatchTexts = {
  label: () => textOf('approval-answers.always-commands'),
  hint: textOf('approval-answers.always-commands-hint'),
  whyNotEmpty: textOf('approval-answers.always-no-commands'),
};

/** Null for rules that match every call. */
const matchTexts: Readonly<Record<Subject['kind'], MatchTexts | null>> = {
  'file-change': files,
  command: commands,
  memory: {
    label: () => textOf('memory.card-always'),
    hint: textOf('memory.card-always-hint'),
  },
  call: files,
  // These subjects offer no rules.
  plan: files,
  question: files,
  url: {
    label: () => textOf('url-question.always'),
    hint: textOf('url-question.always-hint'),
    whyNotEmpty: textOf('url-question.always-empty'),
  },
  network: {
    label: () => textOf('url-question.always'),
    hint: textOf('url-question.always-hint'),
    whyNotEmpty: textOf('url-question.always-empty'),
  },
  remote: null,
  // It offers no rules.
  form: null,
};

function startsPrograms(about: Subject): boolean {
  return about.kind === 'call' && about.programs !== undefined;
}

/** States that the rule is valid for the tool's present version; null if the tool never changes. */
function heldWords(about: Subject) {
  if (about.kind === 'remote') return 'approval-answers.always-as-it-is';
  return startsPrograms(about) ? 'approval-answers.always-as-its-file-is' : null;
}

function scopeChoices(): readonly RadioOption<RuleScope>[] {
  return [
    { value: 'chat', label: words('approval-answers.always-chat') },
    { value: 'project', label: words('approval-answers.always-project') },
    {
      value: 'everywhere',
      label: words('approval-answers.always-everywhere'),
      hint: words('approval-answers.always-everywhere-hint'),
    },
  ];
}

export function AlwaysDialog({ chatId, about, offered, armed, onAccept, onClose }: AlwaysDialogProps) {
  const [chosen, setChosen] = useState({ tool: offered[0]?.tool ?? '', match: offered[0]?.match ?? '' });
  const [scope, setScope] = useState<RuleScope>('chat');
  const texts = startsPrograms(about) ? commands : matchTexts[about.kind];
  const held = heldWords(about);
  const rule = keptRule(chosen.tool, chosen.match);
  const choices = offered.map((each) => ({ value: allowText(each), label: allowText(each), rule: each }));
  const isShown = choices.length > 1 && choices.some(({ value }) => value === allowText(rule));
  const choose = (value: string) => {
    const choice = choices.find((each) => each.value === value);
    if (choice) setChosen({ tool: choice.rule.tool, match: choice.rule.match ?? '' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('approval-answers.always-heading')}
      description={words('approval-answers.always-means')}
      footer={
        <>
          <Button onClick={onClose}>{words('approval-answers.always-cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={!armed}
            disabledReason={
              rule.match === undefined && texts?.whyNotEmpty ? say(texts.whyNotEmpty) : undefined
            }
            onClick={() => onAccept({ ...rule, scope })}
          >
            {words('approval-answers.always-accept')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {choices.length > 1 && (
          <RadioGroup
            label={words('approval-answers.always-rule')}
            mono
            value={allowText(rule)}
            options={choices}
            onChange={choose}
          />
        )}
        {texts !== null && (
          <TextField
            label={say(texts.label(chosen.tool))}
            hint={say(texts.hint)}
            value={chosen.match}
            onChange={(match) => setChosen({ ...chosen, match })}
          />
        )}
        {!isShown && (
          <p className={styles.rule}>
            {words('approval-answers.always-kept-as')}{' '}
            <code>
              <UnbrokenOptions code={allowText(rule)} />
            </code>
          </p>
        )}
        {held !== null && <p className={styles.rule}>{words(held)}</p>}
        <RadioGroup<RuleScope>
          label={words('approval-answers.always-where')}
          value={scope}
          options={scopeChoices()}
          onChange={setScope}
        />
        <RulePreview rule={{ effect: 'allow', ...rule, scope }} chatId={chatId} />
      </div>
    </Dialog>
  );
}
