import { placesIn } from './file-places';

// A step over the parsed Markdown: puts each place in a file that prose names into its own element.

/** The used parts of an HTML tree. */
export type TreeNode = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, string>>;
  children?: TreeNode[];
};

/** The element, which `Markdown` renders as the link; only this step produces it. */
const placeTag = 'data';

const untouched: ReadonlySet<string> = new Set(['a', 'code', 'pre']);

export function markPlaces(): (tree: TreeNode) => void {
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
