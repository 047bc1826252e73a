// What we touch of Monaco that it brings no types for.

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService' {
  import type { CancellationToken, editor } from 'monaco-editor/editor';

  export class WorkerBasedDocumentDiffProvider {
    computeDiff(
      original: editor.ITextModel,
      modified: editor.ITextModel,
      options: ComparingOptions,
      cancelled: CancellationToken,
    ): Promise<Compared>;
    /** Has whoever shows what was compared compare it again. */
    readonly onDidChangeEventEmitter: { fire(): void };
  }

  type ComparingOptions = { readonly maxComputationTimeMs: number };

  /** `quitEarly`: the time was over before all was compared. */
  type Compared = { readonly quitEarly: boolean; readonly changes: readonly ChangedLines[] };

  type ChangedLines = { readonly original: Lines; readonly modified: Lines };
  type Lines = { readonly length: number };
}

declare module 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/diffAlgorithm' {
  import type { Sequence } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/myersDiffAlgorithm';

  export class DiffAlgorithmResult {
    constructor(diffs: readonly SequenceDiff[], hitTimeout: boolean);
    /** Everything is changed, as far as there was time to see. */
    static trivialTimedOut(original: Sequence, proposed: Sequence): DiffAlgorithmResult;
    readonly diffs: readonly SequenceDiff[];
    readonly hitTimeout: boolean;
  }

  /** What stands in place of what. */
  export class SequenceDiff {
    static fromOffsetPairs(start: OffsetPair, endExclusive: OffsetPair): SequenceDiff;
    readonly seq1Range: OffsetRange;
    readonly seq2Range: OffsetRange;
  }

  type OffsetPair = { readonly offset1: number; readonly offset2: number };
  type OffsetRange = { readonly start: number; readonly endExclusive: number };
}

declare module 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/myersDiffAlgorithm' {
  import type { DiffAlgorithmResult } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/diffAlgorithm';

  /** Elements that are equal where their numbers are. */
  export type Sequence = { readonly length: number; getElement(offset: number): number | undefined };

  export class MyersDiffAlgorithm {
    compute(original: Sequence, proposed: Sequence, timeout: object): DiffAlgorithmResult;
  }
}

declare module 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/lineSequence' {
  import type { Sequence } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/myersDiffAlgorithm';

  /** The lines of a text. */
  export class LineSequence implements Sequence {
    readonly length: number;
    getElement(offset: number): number | undefined;
  }
}

declare module 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/defaultLinesDiffComputer' {
  export class DefaultLinesDiffComputer {
    computeDiff(
      original: readonly string[],
      proposed: readonly string[],
      options: {
        readonly maxComputationTimeMs: number;
        readonly ignoreTrimWhitespace: boolean;
        readonly computeMoves: boolean;
      },
    ): LinesDiff;
  }

  type LinesDiff = {
    readonly changes: readonly { readonly original: LineRange; readonly modified: LineRange }[];
    readonly hitTimeout: boolean;
  };

  /** Numbered from 1. */
  type LineRange = { readonly startLineNumber: number; readonly endLineNumberExclusive: number };
}
