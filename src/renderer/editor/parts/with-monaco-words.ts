// Monaco's own words, in the language of the window. Monaco reads them once, when it is loaded.

const languages: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de'),
  fr: () => import('monaco-editor/nls/lang/fr'),
  'zh-Hans': () => import('monaco-editor/nls/lang/zh-cn'),
};

/** Loads a part that brings Monaco, its words first. Without them it speaks English. */
export async function withMonacoWords<Part>(load: () => Promise<Part>): Promise<Part> {
  await languages[document.documentElement.lang]?.().catch(() => {});
  return load();
}
