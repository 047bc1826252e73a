import type { CheckedCommand } from '@shared/approval/approval';
import { type AnyText, isSameText, textOf, words } from '@shared/texts/text';
import { Check, type LucideIcon, ShieldQuestion, ShieldX } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { UnbrokenOptions } from '../../ui/code/UnbrokenOptions';
import { visibleText } from '../../ui/visible-text';
import styles from './TriedCommand.module.css';
import type { useTriedCommand } from './use-tried-command';

type TriedCommandProps = {
  readonly tried: ReturnType<typeof useTriedCommand>;
  /** The reason why all commands are refused, whatever the rules. */
  readonly refusedFor: AnyText | null;
};

/** The expected decision on the command, announced to screen readers, and the parts of the command that cause it. */
export function TriedCommand({ tried, refusedFor }: TriedCommandProps): ReactElement {
  const answer = tried?.answer.kind === 'checked' ? tried.answer.checked : null;
  const box = useInSight(answer);
  const checked = answer && refusedFor ? refused(refusedFor) : answer;
  return (
    <div
      ref={box}
      className={checked ? styles.tried : undefined}
      aria-busy={tried !== null && !tried.isOfNow}
    >
      {/* Screen readers announce a text only if its element existed before. */}
      <div role="status">{checked && <Verdict checked={checked} />}</div>
      {checked && <Reasons checked={checked} />}
    </div>
  );
}

function refused(because: AnyText): CheckedCommand {
  return { verdict: 'refuse', because, parts: [] };
}

/** Scrolls the result into view while the user types, because the field may be at the bottom of the window. */
function useInSight(checked: CheckedCommand | null) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.parentElement?.querySelector('textarea');
    if (checked !== null && field === document.activeElement)
      box.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  return box;
}

const icons = {
  run: Check,
  ask: ShieldQuestion,
  refuse: ShieldX,
} as const satisfies Record<CheckedCommand['verdict'], LucideIcon>;

function Verdict({ checked: { verdict, because } }: { readonly checked: CheckedCommand }) {
  const Icon = icons[verdict];
  return (
    <p className={styles.verdict} data-verdict={verdict}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <span>{visibleText(textOf(`rules-page.would-${verdict}`, { because }))}</span>
    </p>
  );
}

/** The reasons of the parts. A single part with the reason of the whole command is left out. */
function Reasons({ checked: { because, parts } }: { readonly checked: CheckedCommand }) {
  const reasons = parts.flatMap(({ text, why }) =>
    why === null || (parts.length === 1 && isSameText(why, because)) ? [] : [{ text, why }],
  );
  if (reasons.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <ul className={styles.reasons} aria-label={words('approval-card.command-parts')} tabIndex={0}>
      {reasons.map(({ text, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one command never change places.
        <li key={index} className={styles.reason}>
          <code className={styles.part}>
            <UnbrokenOptions code={visibleText(text)} />
          </code>
          <span className={styles.why}>{visibleText(why)}</span>
        </li>
      ))}
    </ul>
  );
}
