import { common, createLowlight } from 'lowlight';

// The only access to the highlighter: it returns code as coloured spans, in plain data. Loaded when the first code
// appears.

export type Coloured =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'span'; readonly className: string; readonly children: readonly Coloured[] };

const lowlight = createLowlight(common);

/** Longer code stays plain, because colouring it would block the page. */
const usualLimit = 60_000;

/** Null if the language is unknown or the code is longer than `limit` characters. */
export function highlight(language: string, code: string, limit = usualLimit): readonly Coloured[] | null {
  if (code.length > limit || !lowlight.registered(language)) return null;
  return lowlight.highlight(language, code).children.flatMap(coloured);
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

function coloured(node: Node): Coloured[] {
  if (node.type === 'text') return [{ kind: 'text', text: node.value }];
  if (node.type !== 'element') return [];
  const names = node.properties.className;
  return [
    {
      kind: 'span',
      className: Array.isArray(names) ? names.join(' ') : '',
      children: node.children.flatMap(coloured),
    },
  ];
}
