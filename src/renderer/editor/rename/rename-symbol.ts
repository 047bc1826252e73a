import { AppError } from '@shared/errors';
import { emptyQuery } from '@shared/search/empty-search';
import { textOf } from '@shared/texts/text';
import { create } from 'zustand';
import type { WindowCommand } from '../../state/commands/window-command';
import { askAboutCode, type CodeInFront, hasCodeInFront, nameAtCaret } from '../../state/files/code-in-front';
import { isCodeText } from '../../state/files/open-code';
import { unsavedOf } from '../../state/files/unsaved';
import { reviewReplacement } from '../../state/search/replacement';
import { api } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';

// Another name for a symbol: the language server plans it, and the user reviews it like a replacement in files.

type Asked = { readonly code: CodeInFront; readonly name: string };

/** The question for the new name, while it is open. */
export const useRenaming = create<{ readonly asked: Asked | null }>()(() => ({ asked: null }));

export const renameSymbol: WindowCommand = {
  id: 'editor.renameSymbol',
  when: hasCodeInFront,
  leaves: (target) => !isCodeText(target),
  run: () =>
    void askAboutCode(async (code) => {
      const name = nameAtCaret(code);
      if (name === '') throw new AppError('not-found', textOf('language-servers.nothing-to-rename'));
      if (unsavedOf(code.path))
        throw new AppError('stale', textOf('language-servers.save-first', pathIn(code)));
      useRenaming.setState({ asked: { code, name } });
    }),
};

function pathIn({ path }: CodeInFront) {
  return { path: visibleText(path) };
}

/** Shows the effect on each file, unless the user has left the question. Rejects with the reason why the symbol cannot be renamed. */
export async function reviewRename(asked: Asked, to: string): Promise<void> {
  const { code, name } = asked;
  const renamed = await api.code.rename({ ...code, name: to });
  if (useRenaming.getState().asked !== asked) return;
  const query = { ...emptyQuery, pattern: name, matchesCase: true, wholeWords: true };
  const files = renamed.map((file) => ({ ...file, changes: [...file.changes] }));
  useRenaming.setState({ asked: null });
  reviewReplacement(
    { query, replacement: to, renamed: files },
    files.map(({ path }) => path),
  );
}
