// Monaco's own words, in the language of the window. Monaco reads them once, when it is loaded.

const languages: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de').then(mendGerman),
  fr: () => import('monaco-editor/nls/lang/fr'),
  'zh-Hans': () => import('monaco-editor/nls/lang/zh-cn'),
};

/** Loads a part that brings Monaco, its words first. Without them it speaks English. */
export async function withMonacoWords<Part>(load: () => Promise<Part>): Promise<Part> {
  await languages[document.documentElement.lang]?.().catch(() => {});
  return load();
}

/** The lines that a diff folds away are called those of a drawing there. */
function mendGerman(): void {
  const messages: unknown = Reflect.get(globalThis, '_VSCODE_NLS_MESSAGES');
  if (!Array.isArray(messages)) return;
  for (const [index, message] of messages.entries())
    if (message === '{0} ausgeblendete Linien') messages[index] = '{0} ausgeblendete Zeilen';
}
