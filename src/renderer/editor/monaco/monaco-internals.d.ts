// Types of the Monaco internals that Pilotfish uses and Monaco does not type.

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService' {
  import type { LineChange } from '@shared/hunks/line-changes';
  import type { CancellationToken, editor } from 'monaco-editor/editor';

  export class WorkerBasedDocumentDiffProvider {
    computeDiff(
      original: editor.ITextModel,
      modified: editor.ITextModel,
      options: ComparingOptions,
      cancelled: CancellationToken,
    ): Promise<Compared>;
    /** Makes the editors of this comparison compare again. */
    readonly onDidChangeEventEmitter: { fire(): void };
  }

  type ComparingOptions = {
    readonly maxComputationTimeMs: number;
    /** Ours: see `DefaultLinesDiffComputer`. */
    readonly changes?: readonly LineChange[] | null;
  };

  /** `quitEarly`: the time ran out before the comparison was complete. */
  export type Compared = { readonly quitEarly: boolean; readonly changes: readonly ChangedLines[] };

  type ChangedLines = { readonly original: Lines; readonly modified: Lines };
  type Lines = { readonly length: number };
}

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffEditorViewModel' {
  import type { DetailedLineRangeMapping } from 'monaco-editor/editor/common/diff/rangeMapping';

  /** Equal lines that can be folded. */
  export class UnchangedRegion {
    /** `counts`: the lines of both sides, the fewest lines to fold, and the lines around each change. */
    static fromDiffs(
      changes: readonly DetailedLineRangeMapping[],
      ...counts: readonly number[]
    ): readonly UnchangedRegion[];
    readonly lineCount: number;
  }
}

declare module 'monaco-editor/editor/common/core/ranges/lineRange' {
  /** Numbered from 1. */
  export class LineRange {
    constructor(startLineNumber: number, endLineNumberExclusive: number);
    readonly startLineNumber: number;
    readonly endLineNumberExclusive: number;
    readonly length: number;
  }
}

declare module 'monaco-editor/editor/common/diff/rangeMapping' {
  import type { LineRange } from 'monaco-editor/editor/common/core/ranges/lineRange';

  /** Characters that differ. */
  export class RangeMapping {
    private readonly originalRange: object;
  }

  export class DetailedLineRangeMapping {
    constructor(original: LineRange, modified: LineRange, innerChanges: readonly RangeMapping[]);
    readonly original: LineRange;
    readonly modified: LineRange;
  }
}

declare module 'monaco-editor/editor/common/diff/linesDiffComputer' {
  import type { DetailedLineRangeMapping } from 'monaco-editor/editor/common/diff/rangeMapping';

  export class LinesDiff {
    constructor(changes: readonly DetailedLineRangeMapping[], moves: readonly never[], hitTimeout: boolean);
    readonly changes: readonly DetailedLineRangeMapping[];
    readonly hitTimeout: boolean;
  }
}

declare module 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/diffAlgorithm' {
  /** A changed part of both sequences. */
  export class SequenceDiff {
    static fromOffsetPairs(start: OffsetPair, endExclusive: OffsetPair): SequenceDiff;
    private readonly seq1Range: object;
  }

  type OffsetPair = { readonly offset1: number; readonly offset2: number };

  export class InfiniteTimeout {
    static readonly instance: InfiniteTimeout;
    isValid(): boolean;
  }

  export class DateTimeout {
    constructor(milliseconds: number);
    isValid(): boolean;
  }
}

declare module 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/defaultLinesDiffComputer' {
  import type { LineChange } from '@shared/hunks/line-changes';
  import type {
    DateTimeout,
    InfiniteTimeout,
    SequenceDiff,
  } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/diffAlgorithm';
  import type { LinesDiff } from 'monaco-editor/editor/common/diff/linesDiffComputer';
  import type { RangeMapping } from 'monaco-editor/editor/common/diff/rangeMapping';

  export class DefaultLinesDiffComputer {
    computeDiff(original: readonly string[], modified: readonly string[], options: Options): LinesDiff;
    /** Finds the differences within a change. */
    refineDiff(
      original: readonly string[],
      modified: readonly string[],
      change: SequenceDiff,
      timeout: DateTimeout | InfiniteTimeout,
      considerWhitespaceChanges: boolean,
      options: Options,
    ): { readonly mappings: readonly RangeMapping[]; readonly hitTimeout: boolean };
  }

  type Options = {
    readonly maxComputationTimeMs: number;
    readonly ignoreTrimWhitespace: boolean;
    readonly computeMoves: boolean;
    /** Ours: the changed lines, if they are known. */
    readonly changes?: readonly LineChange[] | null;
  };
}
