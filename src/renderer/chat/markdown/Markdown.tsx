import { words } from '@shared/texts/text';
import { type ComponentProps, type MouseEvent, memo, useState } from 'react';
import { type Components, defaultRehypePlugins, Streamdown, useIsCodeFenceIncomplete } from 'streamdown';
import { askAboutLink } from '../../state/link-question';
import { openFile } from '../../state/ui-state';
import { CodeBlock } from './CodeBlock';
import { fencedCode } from './code-pieces';
import { filePlace } from './file-place';
import styles from './Markdown.module.css';
import { type CodePart, markdownParts, noParts, type Part } from './markdown-parts';
import { Formula } from './math/Formula';
import { markedMath, mathIn } from './math/marked-math';
import { NearScreen } from './NearScreen';

// Markdown of a model, half-written or whole. HTML in it is shown as the text it is; images are links; links ask first.

type MarkdownProps = { readonly text: string; readonly streaming?: boolean };

export function Markdown({ text, streaming = false }: MarkdownProps) {
  const [known, setKnown] = useState(() => markdownParts(text, noParts));
  const current = known.text === text ? known : markdownParts(text, known);
  if (current !== known) setKnown(current);
  const last = current.parts.length - 1;
  return current.parts.map((part, index) => (
    <PartOfAnswer
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their places.
      key={index}
      part={part}
      isOnly={last === 0}
      startsNear={index >= last - 1}
      streaming={streaming && index === last}
    />
  ));
}

type PartOfAnswerProps = {
  readonly part: Part;
  readonly isOnly: boolean;
  /** An answer is read from its end while it comes. */
  readonly startsNear: boolean;
  readonly streaming: boolean;
};

function PartOfAnswer({ part, isOnly, startsNear, streaming }: PartOfAnswerProps) {
  if (part.kind === 'code') return <CodeAlone part={part} streaming={streaming} />;
  const drawn = <MarkdownPart text={part.text} streaming={streaming} />;
  if (isOnly) return drawn;
  return (
    <NearScreen text={part.text} startsNear={startsNear}>
      {drawn}
    </NearScreen>
  );
}

function CodeAlone({ part, streaming }: { readonly part: CodePart; readonly streaming: boolean }) {
  return (
    <div className={styles.markdown}>
      <CodeBlock {...fencedCode(part)} growing={streaming && part.isOpen} />
    </div>
  );
}

const MarkdownPart = memo(({ text, streaming = false }: MarkdownProps) => (
  <Streamdown
    className={styles.markdown}
    mode={streaming ? 'streaming' : 'static'}
    parseIncompleteMarkdown={streaming}
    isAnimating={streaming}
    dir="auto"
    components={components}
    rehypePlugins={rehypePlugins}
    controls={false}
    linkSafety={linkSafety}
    tableMaxHeight={0}
    remend={remend}
  >
    {markedMath(text)}
  </Streamdown>
));

// Without the plugin that parses HTML, streamdown turns HTML into text; what is left is sanitised all the same.
const rehypePlugins = Object.entries(defaultRehypePlugins).flatMap(([name, plugin]) =>
  name === 'sanitize' ? [plugin] : [],
);

// A formula that is not closed yet is shown as it stands.
const remend = { katex: false };

// Our own question is asked instead, see LinkDialog.
const linkSafety = { enabled: false };

const components: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  img: ({ src, alt }) => <ImageLink src={typeof src === 'string' ? src : ''} name={alt} />,
  code: ({ className, children }) => <Fence className={className}>{children}</Fence>,
  inlineCode: ({ children }) => <InlineCode>{children}</InlineCode>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it.
    <section className={styles.table} tabIndex={0} aria-label={words('markdown.table')}>
      <table>{children}</table>
    </section>
  ),
};

function ImageLink({ src, name }: { readonly src: string; readonly name: string | undefined }) {
  return <Link href={src}>{words('markdown.image', { name: name || src })}</Link>;
}

function Fence({ className, children }: Pick<ComponentProps<'code'>, 'className' | 'children'>) {
  return (
    <CodeBlock
      language={/language-([^\s]+)/.exec(className ?? '')?.[1] ?? ''}
      code={String(children ?? '').replace(/\n$/, '')}
      growing={useIsCodeFenceIncomplete()}
    />
  );
}

/** A place in a file, as models write it, opens there. */
function InlineCode({ children }: Pick<ComponentProps<'code'>, 'children'>) {
  const formula = typeof children === 'string' ? mathIn(children) : null;
  if (formula) return <Formula {...formula} />;
  const place = typeof children === 'string' ? filePlace(children) : null;
  const code = <code className={styles.code}>{children}</code>;
  if (!place) return code;
  return (
    <button
      type="button"
      className={styles.place}
      title={words('markdown.open-place', place)}
      onClick={() => openFile(place.path, place.line)}
    >
      {code}
    </button>
  );
}

function Link({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    askAboutLink(href);
  };
  return (
    <a
      href={href}
      title={href}
      rel="noreferrer noopener"
      onClick={ask}
      onAuxClick={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}
