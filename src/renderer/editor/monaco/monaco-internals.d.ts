// What we touch of Monaco that it brings no types for.

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService' {
  import type { CancellationToken, editor } from 'monaco-editor/editor';

  export class WorkerBasedDocumentDiffProvider {
    computeDiff(
      original: editor.ITextModel,
      modified: editor.ITextModel,
      options: unknown,
      cancelled: CancellationToken,
    ): Promise<unknown>;
  }
}
