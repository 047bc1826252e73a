import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { type FileInFront, useFileInFront } from '../../state/files/file-in-front';
import { useUiState } from '../../state/ui-state';
import { EncodingMenu } from './EncodingMenu';
import { Fact } from './Fact';
import { LanguageServerFact } from './LanguageServerFact';
import styles from './StatusBar.module.css';

/** For the text file in front: the position, the encoding, the line ending, the language. */
export function FileFacts(): ReactElement | null {
  const file = useFileInFront((state) => state.file);
  const atWork = useUiState(({ page }) => page === 'work');
  if (!file || !atWork) return null;
  const { line, column, selected, encoding, language } = file;
  const lineEnds = file.lineEnds === 'mixed' ? words('status-bar.mixed') : file.lineEnds;
  return (
    <span className={styles.facts}>
      <Fact said={placeWords(file)} shown={`${line}:${column}${selected > 0 ? ` (${selected})` : ''}`} />
      <EncodingMenu path={file.path} encoding={encoding} />
      <Fact said={words('status-bar.line-ends', { lineEnds })} shown={lineEnds} />
      <Fact said={words('status-bar.language', { language })} shown={language} />
      <LanguageServerFact path={file.path} />
    </span>
  );
}

function placeWords({ line, column, selected }: FileInFront): string {
  const place = words('status-bar.place', { line, column });
  if (selected === 0) return place;
  return words('status-bar.place-selected', {
    facts: [place, words('status-bar.selected', { count: selected })],
  });
}
