import { type SkillView, skillFile } from '@shared/skills/skills';
import { words } from '@shared/texts/text';
import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { openFile, showPage } from '../../state/ui-state';
import { IconButton } from '../../ui/IconButton';
import { visibleProse, visibleText } from '../../ui/visible-text';
import { NameAndSource } from '../parts/NameAndSource';
import { Problems } from '../parts/Problems';
import styles from '../parts/Section.module.css';

/** One skill: its purpose, its source, its scripts and its problems. */
export function SkillItem({ skill }: { readonly skill: SkillView }): ReactElement {
  const { place, state, description, scripts } = skill;
  const name = visibleText(skill.name);
  const shown = scripts.map((script) => visibleText(script));
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <NameAndSource name={name} from={place.kind} state={state} />
        {description !== '' && <p className={styles.detail}>{visibleProse(description)}</p>}
        {skill.isOnlyForUser && (
          <p className={styles.detail}>{words('skills-page.only-for-user', { name })}</p>
        )}
        {scripts.length > 0 && (
          <p className={styles.detail}>{words('skills-page.scripts', { scripts: shown })}</p>
        )}
        <p className={styles.detail}>{visibleText(place.folder)}</p>
        <Problems problems={skill.problems} />
      </div>
      {place.kind === 'project' && (
        <div className={styles.actions}>
          <IconButton
            label={words('skills-page.open', { name })}
            icon={FileText}
            onClick={() => {
              openFile(`${place.folder}/${skillFile}`);
              showPage('work');
            }}
          />
        </div>
      )}
    </li>
  );
}
