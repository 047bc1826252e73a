import { words } from '@shared/texts/text';
import { Check, CodeXml, Copy, Workflow } from 'lucide-react';
import { lazy, memo, type ReactNode, useContext, useEffect, useState } from 'react';
import { copyText } from '../../state/copy-text';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import type { Coloured } from '../../ui/highlight';
import { IconButton } from '../../ui/IconButton';
import { LazyPart } from '../../ui/LazyPart';
import { useAction } from '../../ui/use-action';
import { ChatOfText } from '../kept/chat-of-text';
import { isDiagramKept, keepDiagram } from '../kept/kept-in-chats';
import styles from './CodeBlock.module.css';
import { PlainCode } from './PlainCode';

const Diagram = lazy(() => import('./diagram/Diagram').then((m) => ({ default: m.Diagram })));

// A code block in a message: its language, syntax highlighting, and a copy button. A diagram is drawn on request.

type CodeBlockProps = {
  readonly language: string;
  readonly code: string;
  /** More of it will arrive: highlighting waits until it is complete. */
  readonly growing: boolean;
};

export const CodeBlock = memo(({ language, code, growing }: CodeBlockProps) => {
  const { isDrawn, toggleDrawn } = useDrawn(code);
  const isDiagram = language === 'mermaid' && !growing;
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span className={styles.language}>{language === '' ? words('markdown.no-language') : language}</span>
        {isDiagram && (
          <Button
            variant="quiet"
            className={styles.draw}
            icon={isDrawn ? CodeXml : Workflow}
            onClick={toggleDrawn}
          >
            {words(isDrawn ? 'markdown.show-source' : 'markdown.draw')}
          </Button>
        )}
        <CopyButton code={code} />
      </div>
      {isDiagram && isDrawn ? (
        <LazyPart>
          <Diagram source={code} />
        </LazyPart>
      ) : (
        <Code language={language} code={code} growing={growing} />
      )}
    </div>
  );
});

/** Whether the diagram is drawn; in a chat, as when it was last shown there. */
function useDrawn(source: string) {
  const chatId = useContext(ChatOfText);
  const [isDrawn, setDrawn] = useState(() => chatId !== null && isDiagramKept(chatId, source));
  const toggleDrawn = () => {
    setDrawn(!isDrawn);
    if (chatId !== null) keepDiagram(chatId, source, !isDrawn);
  };
  return { isDrawn, toggleDrawn };
}

function Code({ language, code, growing }: CodeBlockProps) {
  const coloured = useColours(language, growing ? null : code);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it.
    <pre className={styles.code} tabIndex={0} dir="ltr">
      <code>{coloured ? coloured.map(drawn) : <PlainCode code={code} />}</code>
    </pre>
  );
}

function CopyButton({ code }: { readonly code: string }) {
  const { run, error } = useAction();
  const [copied, setCopied] = useState<string | null>(null);
  const done = copied === code;
  return (
    <>
      <ErrorText>{error}</ErrorText>
      <IconButton
        className={styles.copy}
        label={words(done ? 'markdown.copied' : 'markdown.copy-code')}
        icon={done ? Check : Copy}
        onClick={() => run(() => copyText(code).then(() => setCopied(code)))}
      />
    </>
  );
}

/** Highlights `code` once it is complete; null until then. */
function useColours(language: string, code: string | null): readonly Coloured[] | null {
  const [coloured, setColoured] = useState<{ code: string; spans: readonly Coloured[] | null } | null>(null);
  useEffect(() => {
    if (code === null) return;
    let current = true;
    void import('../../ui/highlight').then(
      ({ highlight }) => current && setColoured({ code, spans: highlight(language, code) }),
    );
    return () => {
      current = false;
    };
  }, [language, code]);
  return coloured?.code === code ? coloured.spans : null;
}

function drawn(part: Coloured, index: number): ReactNode {
  if (part.kind === 'text') return part.text;
  return (
    <span key={index} className={part.className}>
      {part.children.map(drawn)}
    </span>
  );
}
