// Monaco's own texts, in the language of the window. Monaco reads them once, when it loads.

const languages: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de').then(mendGerman),
  fr: () => import('monaco-editor/nls/lang/fr'),
  'zh-Hans': () => import('monaco-editor/nls/lang/zh-cn'),
};

/** Loads Monaco's texts and then a part that uses Monaco. If the texts fail to load, Monaco shows English. */
export async function withMonacoWords<Part>(load: () => Promise<Part>): Promise<Part> {
  await languages[document.documentElement.lang]?.().catch(() => {});
  return load();
}

/** Monaco's German calls the folded lines of a diff the lines of a drawing. */
function mendGerman(): void {
  const messages: unknown = Reflect.get(globalThis, '_VSCODE_NLS_MESSAGES');
  if (!Array.isArray(messages)) return;
  for (const [index, message] of messages.entries())
    if (message === '{0} ausgeblendete Linien') messages[index] = '{0} ausgeblendete Zeilen';
}
