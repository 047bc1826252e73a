import type { SkillOffer, SkillsView } from '@shared/skills/skills';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Marked } from '../../ui/Marked';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { RestrictedNote } from '../parts/RestrictedNote';
import styles from '../parts/Section.module.css';
import { SkillItem } from './SkillItem';

/** The skills, and the folders of other programs with more. Read when the section opens and after each answer. */
export function SkillsSection(): ReactElement {
  const project = useServerState((state) => state.project?.key ?? null);
  const trust = useServerState((state) => state.project?.trust);
  const [view, setView] = useState<SkillsView | null>(null);
  const { run, error } = useAction();
  const read = () => run(() => api.skills.list({ project }).then(setView));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, for another project, and with its trust.
  useEffect(read, [project, trust]);
  const skills = view?.skills ?? [];
  return (
    <section className={styles.section}>
      <p className={styles.lead}>
        <Marked text={words('skills-page.lead')} className={styles.code} />
      </p>
      <ErrorText>{error}</ErrorText>
      {view?.offers.map((offer) => (
        <Offer key={offer.of} offer={offer} onAnswered={read} />
      ))}
      {view && skills.length === 0 && <p className={styles.lead}>{words('skills-page.none')}</p>}
      {view && view.unlisted > 0 && (
        <p className={styles.lead}>{words('skills-page.unlisted', { count: view.unlisted })}</p>
      )}
      {skills.length > 0 && (
        <ul className={styles.list} aria-label={words('skills-page.list')}>
          {skills.map((skill) => (
            <SkillItem key={`${skill.place.kind} ${skill.place.folder}`} skill={skill} />
          ))}
        </ul>
      )}
      <RestrictedNote text={words('skills-page.restricted')} />
    </section>
  );
}

type OfferProps = { readonly offer: SkillOffer; onAnswered(): void };

/** The skills of another program: a question until the user answers it, and a way to change the answer. */
function Offer({ offer: { of, path, isUsed }, onAnswered }: OfferProps): ReactElement {
  const { run, busy, error } = useAction();
  const answer = (uses: boolean) => run(() => api.skills.answerOffer({ of, uses }).then(onAnswered));
  const text = isUsed === null ? 'skills-page.offer' : isUsed ? 'skills-page.used' : 'skills-page.unused';
  return (
    <div className={styles.said}>
      <p className={styles.lead}>{words(text, { path: visibleText(path) })}</p>
      {isUsed !== true && (
        <Button
          variant={isUsed === null ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => answer(true)}
        >
          {words('skills-page.offer-use')}
        </Button>
      )}
      {isUsed !== false && (
        <Button disabled={busy} onClick={() => answer(false)}>
          {words('skills-page.offer-leave')}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
