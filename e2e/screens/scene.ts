import type { Options, Pilotfish } from '../app';

// A scene: a screen or state of the window, and the steps to it, the same in each language and at each size.

export type Scene = {
  readonly name: string;
  readonly options?: Partial<Omit<Options, 'settings'>>;
  /** Further keys of `settings.json`, beside the language. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Sizes other than those of all scenes. */
  readonly sizes?: readonly Size[];
  /** Starts again at each size, because the scene does not survive a change of size. */
  readonly afresh?: boolean;
  /** With the system's forced colours. */
  readonly forcedColors?: boolean;
  /** The system asks for more contrast. */
  readonly moreContrast?: boolean;
  /** The window has its size already, and `words` uses its language. */
  reach(pilotfish: Pilotfish): Promise<void>;
};

export type Size = { readonly width: number; readonly height: number };

/** A review looks different in a window without columns. A served window can be read on a phone. */
export const reviewSizes: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 800, height: 600 },
  { width: 360, height: 740 },
];

export function inReviewSizes(scene: Scene): Scene {
  return { sizes: reviewSizes, ...scene };
}

export function afresh(scene: Scene): Scene {
  return { ...scene, afresh: true };
}

export const files = {
  'README.md': '# Sample\n\nA small project with a **few** files.\n\n- one\n- two\n',
  'src/parse.ts': Array.from({ length: 60 }, (_, line) => `export const value${line} = ${line};`).join('\n'),
  'src/deep/down/in/the/tree/a-file-with-a-rather-long-name.ts': 'export const sum = 1 + 1;\n',
  'src/sum.ts': 'export const sum = 1 + 1;\n',
  '.gitignore': 'dist/\n',
  'dist/bundle.js': '// built\n',
};

export const sceneOptions = { files, provider: 'environment', trusted: false, shell: null } as const;
