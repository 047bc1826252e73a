import { expect, it, onTestFinished } from 'vitest';
import { withMonacoWords } from './with-monaco-words';

it('in German, folded lines of a diff are those of a text', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => {
    document.documentElement.lang = 'en';
    Reflect.deleteProperty(globalThis, '_VSCODE_NLS_MESSAGES');
  });
  const messages = await withMonacoWords(async (): Promise<unknown> => {
    return Reflect.get(globalThis, '_VSCODE_NLS_MESSAGES');
  });
  expect(messages).toContain('{0} ausgeblendete Zeilen');
  expect(messages).not.toContain('{0} ausgeblendete Linien');
});
