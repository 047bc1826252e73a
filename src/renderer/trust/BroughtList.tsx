import { words } from '@shared/texts/text';
import type { BroughtKind, TrustQuestion } from '@shared/trust/trust';
import styles from './BroughtList.module.css';
import { BroughtRow } from './BroughtRow';

// Project-provided things, by their effect: they run programs, or go to a model.

type Things = TrustQuestion['brought'];

export function BroughtList({ brought }: { readonly brought: Things }) {
  if (brought.length === 0) return <p className={styles.nothing}>{words('trust.nothing')}</p>;
  return groups.map(({ heading, kinds }) => (
    <Group
      key={heading}
      heading={words(heading)}
      things={brought.filter(({ kind }) => kinds.includes(kind))}
    />
  ));
}

const groups: readonly {
  readonly heading: 'trust.runs' | 'trust.tells';
  readonly kinds: readonly BroughtKind[];
}[] = [
  {
    heading: 'trust.runs',
    kinds: ['mcp-server', 'language-server', 'discovery-command', 'hook', 'command-file'],
  },
  { heading: 'trust.tells', kinds: ['agent', 'skill', 'slash-command', 'memory-file'] },
];

function Group({ heading, things }: { readonly heading: string; readonly things: Things }) {
  if (things.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.rows}>
        {things.map((thing) => (
          <BroughtRow key={`${thing.kind} ${thing.name} ${thing.file}`} thing={thing} />
        ))}
      </ul>
    </div>
  );
}
