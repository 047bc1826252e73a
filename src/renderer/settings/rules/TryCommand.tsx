import { type ModeKind, modeKinds, type Rule } from '@shared/approval/approval';
import { textOf, words } from '@shared/texts/text';
import { type ReactElement, useState } from 'react';
import { useChatInFront } from '../../state/chat-in-front';
import { useServerState } from '../../state/server-state';
import { TextArea } from '../../ui/fields/TextArea';
import { goalOf } from '../parts/goal';
import styles from '../parts/Section.module.css';
import { Choice } from './Choice';
import { TriedCommand } from './TriedCommand';
import { useTriedCommand } from './use-tried-command';

/** A field for a command, and the decision of the current `rules` on it. Nothing is run. */
export function TryCommand({ rules }: { readonly rules: readonly Rule[] }): ReactElement {
  const project = useServerState((state) => (state.project?.state === 'open' ? state.project.key : null));
  return (
    <section className={styles.group} aria-labelledby="try-command" {...goalOf('pilotfish check')}>
      <div>
        <h3 id="try-command" className={styles.groupTitle}>
          {words('rules-page.try-title')}
        </h3>
        <p className={styles.lead}>
          {words(project === null ? 'rules-page.try-needs-folder' : 'rules-page.try-lead')}
        </p>
      </div>
      {project !== null && <CommandForm project={project} rules={rules} />}
    </section>
  );
}

type CommandFormProps = { readonly project: string; readonly rules: readonly Rule[] };

function CommandForm({ project, rules }: CommandFormProps) {
  const chatId = useChatInFront();
  const [command, setCommand] = useState('');
  const mode = useMode(chatId);
  const place = useSandboxPlace();
  const sandboxed = place.chosen === 'in';
  const tried = useTriedCommand({ project, chatId, command, mode: mode.chosen, sandboxed }, rules);
  const problem = tried?.answer.kind === 'failed' ? tried.answer.problem : null;
  return (
    <>
      <div className={styles.row}>
        <Choice
          label={words('rules-page.try-mode')}
          value={mode.chosen}
          options={modeKinds.map((kind) => ({ value: kind, label: words(`mode.${kind}`) }))}
          onChange={mode.choose}
        />
        <Choice
          label={words('rules-page.try-sandbox')}
          value={place.chosen}
          options={places.map((value) => ({
            value,
            label: words(`rules-page.try-${value}-sandbox`),
            hint: value === place.here ? words('rules-page.try-as-here') : undefined,
          }))}
          onChange={place.choose}
        />
      </div>
      <TextArea
        label={words('rules-page.try-command')}
        mono
        rows={2}
        error={problem}
        value={command}
        onChange={setCommand}
      />
      <TriedCommand tried={tried} refusedFor={place.refusedFor} />
    </>
  );
}

/** The mode of the chat in front, or of the next chat, until the user chooses another. */
function useMode(chatId: string | null) {
  const ofChat = useServerState((state) => (chatId === null ? undefined : state.chats[chatId]?.mode.kind));
  const initial = useServerState((state) => state.app?.settings.defaultMode ?? 'ask');
  const [chosen, choose] = useState<ModeKind | null>(null);
  return { chosen: chosen ?? ofChat ?? initial, choose: (kind: ModeKind) => choose(kind) };
}

const places = ['in', 'without'] as const;
type Place = (typeof places)[number];

/** The place whose rules apply to commands on this machine, until the user chooses the other. */
function useSandboxPlace() {
  const sandbox = useServerState((state) => state.app?.sandbox);
  const [selected, choose] = useState<Place | null>(null);
  const here = sandbox?.kind === 'there' && !sandbox.keepsQuestions ? 'in' : 'without';
  const chosen = selected ?? here;
  return {
    here,
    chosen,
    choose: (place: Place) => choose(place),
    /** Applies whatever the rules are. */
    refusedFor:
      chosen === 'without' && sandbox?.kind === 'required'
        ? textOf('check.sandbox-required', { why: sandbox.why })
        : null,
  } as const;
}
