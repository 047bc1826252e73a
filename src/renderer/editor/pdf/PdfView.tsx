import '../../parts/panel-texts';
import type { FileView } from '@shared/project/project';
import { type AnyText, textOf, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { FileWarning } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { EmptyState } from '../../ui/EmptyState';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import { Loading } from '../parts/Loading';
import { useTakenKeyboard } from '../parts/use-taken-keyboard';
import type { PageSize } from './PdfPage';
import { PdfPages } from './PdfPages';
import { PdfPassword } from './PdfPassword';
import { openPdf, type PDFDocumentProxy } from './pdf-document';

type Pdf = Extract<FileView, { kind: 'pdf' }>;

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'asks'; readonly isWrong: boolean; answer(password: string): void }
  | { readonly kind: 'open'; readonly document: PDFDocumentProxy; readonly first: PageSize }
  | { readonly kind: 'failed'; readonly why: AnyText };

/** A read-only PDF. Import it lazily, because it loads pdf.js. Each version of the file needs a new view. */
export function PdfView({ file }: { readonly file: Pdf }): ReactElement {
  const [opening, lacks] = useOpening(file);
  useTakenKeyboard(opening.kind === 'asks' || opening.kind === 'failed' ? file.path : null);
  switch (opening.kind) {
    case 'loading':
      return <Loading />;
    case 'asks':
      return <PdfPassword isWrong={opening.isWrong} answer={opening.answer} />;
    case 'failed':
      return (
        <EmptyState icon={FileWarning} title={words('editor-area.file-failed')}>
          {visibleText(opening.why)}
        </EmptyState>
      );
    case 'open':
      return (
        <>
          {lacks && <Banner tone="warning">{words('pdf.lacks', { why: visibleText(lacks) })}</Banner>}
          <PdfPages path={file.path} document={opening.document} first={opening.first} />
        </>
      );
  }
}

function useOpening({ path, size, version }: Pdf): readonly [Opening, AnyText | null] {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [lacks, setLacks] = useState<AnyText | null>(null);
  const project = useServerState((state) => state.project?.key ?? null);
  useEffect(() => {
    if (project === null) return;
    let current = true;
    const take = (next: Opening) => void (current && setOpening(next));
    const opened = openPdf({
      size,
      piece: (from, length) => api.project.readPiece({ project, path, version, from, length }),
      askPassword: (answer, isWrong) => take({ kind: 'asks', isWrong, answer }),
      failed(error) {
        if (!current) return;
        setLacks(toldOf(error));
        setOpening((before) => (before.kind === 'open' ? before : { kind: 'failed', why: toldOf(error) }));
      },
    });
    opened.document
      .then(firstPage)
      .then(take, (error: unknown) => take({ kind: 'failed', why: whyOf(error) }));
    return () => {
      current = false;
      opened.close();
    };
  }, [project, path, size, version]);
  return [opening, lacks];
}

async function firstPage(document: PDFDocumentProxy): Promise<Opening> {
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  return { kind: 'open', document, first: { width, height } };
}

function whyOf(error: unknown): AnyText {
  const isBroken = error instanceof Error && error.name === 'InvalidPDFException';
  return isBroken ? textOf('pdf.broken') : textOf('pdf.unreadable', { message: String(error) });
}
