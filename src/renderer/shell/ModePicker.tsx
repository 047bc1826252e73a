import { type Mode, type ModeKind, modeKinds } from '@shared/approval/approval';
import type { SandboxView } from '@shared/sandbox/sandbox';
import { words } from '@shared/texts/text';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { lazy } from 'react';
import { ensureChat } from '../state/chat-in-front';
import { askForAuto, leaveAutoQuestion, useAutoQuestion } from '../state/mode/auto-question';
import { modeHint } from '../state/mode/mode-hint';
import { api, useServerState } from '../state/server-state';
import { clockText } from '../ui/durations';
import { ErrorText } from '../ui/ErrorText';
import { LazyPart } from '../ui/LazyPart';
import { Menu } from '../ui/menu/Menu';
import { useAction } from '../ui/use-action';
import { useNow } from '../ui/use-now';
import { modeChoiceLabel, modeLabel } from './mode-choices';
import styles from './Picker.module.css';

// The mode of the chat in front: how much the agent may do without a question.

const AutoDialog = lazy(() => import('./AutoDialog').then((m) => ({ default: m.AutoDialog })));

export function ModePicker({ chatId }: { readonly chatId: string | null }) {
  const kept = useServerState((state) => (chatId === null ? undefined : state.chats[chatId]?.mode));
  const initial = useServerState((state) => state.app?.settings.defaultMode ?? 'ask');
  const mode: Mode = kept ?? { kind: initial };
  const askingHowLong = useAutoQuestion(({ isAsked }) => isAsked);
  const sandbox = useServerState((state) => state.app?.sandbox ?? looking);
  const { run, error } = useAction();
  const set = (next: Mode) => run(async () => api.chat.setMode({ chatId: await ensureChat(), mode: next }));
  const choose = (kind: ModeKind) => (kind === 'auto' ? askForAuto() : set({ kind }));

  return (
    <>
      <ErrorText>{error}</ErrorText>
      <span role="status" className="visually-hidden">
        {words('mode-picker.announced', { mode: modeLabel(mode.kind) })}
      </span>
      <Menu
        trigger={
          <button type="button" className={styles.picker} data-alert={mode.kind === 'auto' || undefined}>
            <ShieldCheck aria-hidden size={16} strokeWidth={1.5} />
            <span className="visually-hidden">{words('mode-picker.lead')}</span>
            <span className={styles.value}>{modeLabel(mode.kind)}</span>
            {mode.kind === 'auto' && <TimeLeft until={mode.until} />}
            <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
          </button>
        }
        items={modeKinds.map((kind) => ({
          label: modeChoiceLabel(kind),
          hint: modeHint(kind, sandbox),
          checked: kind === mode.kind,
          onSelect: () => choose(kind),
        }))}
      />
      {askingHowLong && (
        <LazyPart>
          <AutoDialog
            onChoose={(auto) => {
              leaveAutoQuestion();
              set(auto);
            }}
            onClose={leaveAutoQuestion}
          />
        </LazyPart>
      )}
    </>
  );
}

const looking: SandboxView = { kind: 'looking' };

function TimeLeft({ until }: { readonly until: number }) {
  const now = useNow();
  return (
    <span className={styles.time} title={words('mode-picker.time-left')}>
      {clockText(until - now)}
    </span>
  );
}
