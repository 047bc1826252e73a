import { dataFileAt } from '@shared/data-files/data-file';
import { encodings } from '@shared/project/encodings';
import { words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ReactElement } from 'react';
import { useFileFailure } from '../../state/files/file-failure';
import type { FileInFront } from '../../state/files/file-in-front';
import { useUnsaved } from '../../state/files/unsaved';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import { Menu } from '../../ui/menu/Menu';
import { Fact } from './Fact';
import styles from './StatusBar.module.css';

/** The encoding of the file in front. For a file of the project, opens a list to read it in another encoding. */
export function EncodingMenu({ path, encoding }: Pick<FileInFront, 'path' | 'encoding'>): ReactElement {
  const isUnsaved = useUnsaved(({ files }) => files[path] !== undefined);
  const shown = encoding.toUpperCase();
  const said = words('status-bar.encoding', { encoding: shown });
  if (path === '' || dataFileAt(path) !== null) return <Fact said={said} shown={shown} />;
  const heading = words(isUnsaved ? 'status-bar.reopen-saved' : 'status-bar.reopen');
  return (
    <Menu
      trigger={
        <button type="button" className={styles.button} title={said}>
          <span className="visually-hidden">{said}</span>
          <span aria-hidden>{shown}</span>
        </button>
      }
      items={[
        { heading },
        ...encodings.map((each) => ({
          label: each.toUpperCase(),
          hint: words(languageOf[each]),
          checked: each === encoding,
          disabled: isUnsaved,
          onSelect: () => void reopenWithEncoding(path, each),
        })),
      ]}
    />
  );
}

const languageOf = {
  'utf-8': 'encoding.unicode',
  'utf-16le': 'encoding.unicode',
  'utf-16be': 'encoding.unicode',
  'windows-1252': 'encoding.western',
  'iso-8859-1': 'encoding.western',
  'iso-8859-15': 'encoding.western',
  'windows-1250': 'encoding.central-european',
  'iso-8859-2': 'encoding.central-european',
  'windows-1251': 'encoding.cyrillic',
  'koi8-r': 'encoding.cyrillic',
  'windows-1253': 'encoding.greek',
  'windows-1254': 'encoding.turkish',
  'windows-1255': 'encoding.hebrew',
  'windows-1256': 'encoding.arabic',
  'windows-1257': 'encoding.baltic',
  'windows-1258': 'encoding.vietnamese',
  'windows-874': 'encoding.thai',
  gb18030: 'encoding.chinese-simplified',
  big5: 'encoding.chinese-traditional',
  shift_jis: 'encoding.japanese',
  'euc-jp': 'encoding.japanese',
  'euc-kr': 'encoding.korean',
} as const satisfies Record<(typeof encodings)[number], string>;

/** Decodes the file's bytes with this encoding. The editor area shows an error if that fails. */
async function reopenWithEncoding(path: string, encoding: (typeof encodings)[number]): Promise<void> {
  useFileFailure.setState({ failure: null });
  try {
    await api.project.readAs({ project: shownProject(), path, encoding });
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}
