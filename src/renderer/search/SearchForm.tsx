import { words } from '@shared/texts/text';
import {
  CaseSensitive,
  ChevronRight,
  ChevronsDownUp,
  Ellipsis,
  EyeOff,
  RefreshCw,
  Regex,
  WholeWord,
  X,
} from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { startReview } from '../state/search/replacement';
import { foldAll, search, useResults } from '../state/search/results';
import { changeQuery, changeSearch, useWantedField } from '../state/search/search-view';
import { useUiState } from '../state/ui-state';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { SearchField } from './SearchField';
import styles from './SearchForm.module.css';

/** The search text, its scope, and its replacement. */
export function SearchForm(): ReactElement {
  const { query, replaces, filters } = useUiState((local) => local.search);
  const failure = useResults((results) => results.failure);
  const pattern = useRef<HTMLInputElement>(null);
  const replacement = useRef<HTMLInputElement>(null);
  useWanted({ pattern, replacement });
  return (
    <search className={styles.form}>
      <div className={styles.fields}>
        <IconButton
          className={styles.opener}
          label={words('search-panel.show-replacement')}
          icon={ChevronRight}
          aria-expanded={replaces}
          onClick={() => changeSearch({ replaces: !replaces })}
        />
        <div className={styles.lines}>
          <div className={styles.line}>
            <SearchField
              field={pattern}
              label={words('search-panel.pattern')}
              value={query.pattern}
              invalid={failure?.isExpression === true}
              onChange={(value) => changeQuery({ pattern: value })}
            />
            <Toggles />
          </div>
          {replaces && <ReplaceLine field={replacement} />}
        </div>
      </div>
      <div className={styles.more}>
        <IconButton
          label={words('search-panel.refresh')}
          icon={RefreshCw}
          onClick={() => void search(query)}
        />
        <IconButton
          label={words('search-panel.clear')}
          icon={X}
          onClick={() => changeQuery({ pattern: '' })}
        />
        <IconButton label={words('search-panel.fold')} icon={ChevronsDownUp} onClick={foldAll} />
        <IconButton
          className={styles.filterOpener}
          label={words('search-panel.filters')}
          icon={Ellipsis}
          aria-expanded={filters}
          onClick={() => changeSearch({ filters: !filters })}
        />
      </div>
      {filters && <Filters />}
    </search>
  );
}

function Toggles() {
  const query = useUiState((local) => local.search.query);
  return (
    <span className={styles.toggles}>
      <IconButton
        label={words('search-panel.case')}
        icon={CaseSensitive}
        aria-pressed={query.matchesCase}
        onClick={() => changeQuery({ matchesCase: !query.matchesCase })}
      />
      <IconButton
        label={words('search-panel.words')}
        icon={WholeWord}
        aria-pressed={query.wholeWords}
        onClick={() => changeQuery({ wholeWords: !query.wholeWords })}
      />
      <IconButton
        label={words('search-panel.expression')}
        icon={Regex}
        aria-pressed={query.isExpression}
        onClick={() => changeQuery({ isExpression: !query.isExpression })}
      />
    </span>
  );
}

type FieldRef = React.RefObject<HTMLInputElement | null>;

function ReplaceLine({ field }: { readonly field: FieldRef }) {
  const replacement = useUiState((local) => local.search.replacement);
  const canReview = useResults(({ matches, state }) => matches > 0 && state !== 'running');
  return (
    <>
      <SearchField
        field={field}
        label={words('search-panel.replacement')}
        value={replacement}
        onChange={(value) => changeSearch({ replacement: value })}
        onEnter={() => canReview && startReview()}
      />
      <Button title={words('search-panel.review-hint')} disabled={!canReview} onClick={startReview}>
        {words('search-panel.review')}
      </Button>
    </>
  );
}

function Filters() {
  const query = useUiState((local) => local.search.query);
  return (
    <div className={styles.filters}>
      <SearchField
        label={words('search-panel.include')}
        placeholder={words('search-panel.include-example')}
        value={query.include}
        onChange={(include) => changeQuery({ include })}
      />
      <div className={styles.line}>
        <SearchField
          label={words('search-panel.exclude')}
          value={query.exclude}
          onChange={(exclude) => changeQuery({ exclude })}
        />
        <span className={styles.toggles}>
          <IconButton
            label={words('search-panel.ignored')}
            icon={EyeOff}
            aria-pressed={query.withIgnored}
            onClick={() => changeQuery({ withIgnored: !query.withIgnored })}
          />
        </span>
      </div>
    </div>
  );
}

/** A command for the search focuses its field, with the text selected. */
function useWanted(fields: { readonly pattern: FieldRef; readonly replacement: FieldRef }): void {
  const wanted = useWantedField((state) => state.wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are the same ones each time
  useEffect(() => {
    if (!wanted) return;
    useWantedField.setState({ wanted: null });
    fields[wanted.field].current?.focus();
    fields[wanted.field].current?.select();
  }, [wanted]);
}
