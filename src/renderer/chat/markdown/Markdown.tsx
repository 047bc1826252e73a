import { words } from '@shared/texts/text';
import { cjk } from '@streamdown/cjk';
import { type ComponentProps, memo, useState } from 'react';
import { type Components, defaultRehypePlugins, Streamdown, useIsCodeFenceIncomplete } from 'streamdown';
import { filePlace, placesIn } from '../places/file-places';
import { LinkedText, PlaceLink } from '../places/PlaceLink';
import { CodeBlock } from './CodeBlock';
import { fencedCode } from './code-pieces';
import { Link } from './Link';
import styles from './Markdown.module.css';
import { type CodePart, markdownParts, noParts, type Part } from './markdown-parts';
import { Formula } from './math/Formula';
import { markedMath, mathIn } from './math/marked-math';
import { NearScreen } from './NearScreen';
import { Picture } from './Picture';

// A step over the parsed Markdown: puts each place in a file that prose names into its own element.

/** The used parts of an HTML tree. */
type TreeNode = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, string>>;
  children?: TreeNode[];
};

/** The element, which `Markdown` renders as the link; only this step produces it. */
const placeTag = 'data';

const untouched: ReadonlySet<string> = new Set(['a', 'code', 'pre']);

function markPlaces(): (tree: TreeNode) => void {
  return mark;
}

function mark(node: TreeNode): void {
  if (!node.children || untouched.has(node.tagName ?? '')) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return marked(child);
    mark(child);
    return [child];
  });
}

function marked(text: TreeNode): TreeNode[] {
  const pieces = placesIn(text.value ?? '');
  if (pieces.length === 1 && !pieces[0]?.place) return [text];
  return pieces.map((piece) => {
    const words = { type: 'text', value: piece.text };
    return piece.place ? { type: 'element', tagName: placeTag, properties: {}, children: [words] } : words;
  });
}

// Markdown of a model, complete or still streaming. HTML in it is shown as plain text, images are never loaded, and
// links ask first.

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
  /** The user reads a streaming reply at its end. */
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
    plugins={plugins}
    controls={false}
    linkSafety={linkSafety}
    tableMaxHeight={0}
    remend={remend}
  >
    {markedMath(text)}
  </Streamdown>
));

// Without the plugin that parses HTML, streamdown turns HTML into text; the result is still sanitised.
const rehypePlugins = [
  ...Object.entries(defaultRehypePlugins).flatMap(([name, plugin]) => (name === 'sanitize' ? [plugin] : [])),
  markPlaces,
];

// Bold and italic marks beside Chinese, Japanese and Korean punctuation.
const plugins = { cjk };

// An unclosed formula is shown as its source.
const remend = { katex: false };

// Pilotfish asks its own question instead, see LinkDialog.
const linkSafety = { enabled: false };

const components: Components = {
  a: ({ href, children }) => <LinkOrPlace href={href}>{children}</LinkOrPlace>,
  data: ({ children }) => <LinkedText text={String(children)} />,
  img: ({ src, alt }) => <Picture src={typeof src === 'string' ? src : ''} name={alt ?? ''} />,
  code: ({ className, children }) => <Fence className={className}>{children}</Fence>,
  inlineCode: ({ children }) => <InlineCode>{children}</InlineCode>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it.
    <section className={styles.table} tabIndex={0} aria-label={words('markdown.table')}>
      <table>{children}</table>
    </section>
  ),
};

function Fence({ className, children }: Pick<ComponentProps<'code'>, 'className' | 'children'>) {
  return (
    <CodeBlock
      language={/language-([^\s]+)/.exec(className ?? '')?.[1] ?? ''}
      code={String(children ?? '').replace(/\n$/, '')}
      growing={useIsCodeFenceIncomplete()}
    />
  );
}

/** A formula marked as code, or a place in a file, as models write it: the latter opens there. */
function InlineCode({ children }: Pick<ComponentProps<'code'>, 'children'>) {
  const text = typeof children === 'string' ? children : '';
  const formula = mathIn(text);
  if (formula) return <Formula {...formula} />;
  const place = filePlace(text);
  const code = <code className={styles.code}>{children}</code>;
  return place ? <PlaceLink place={place}>{code}</PlaceLink> : code;
}

/** A link whose address is a place in the project's files opens there. */
function LinkOrPlace({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const place = URL.canParse(href) ? null : filePlace(href);
  return place ? <PlaceLink place={place}>{children}</PlaceLink> : <Link href={href}>{children}</Link>;
}
