import type { Allowance, Rule } from '@shared/approval';
import type { Approved } from '../tools/tool';
import type { Ending } from './ending';
import type { Receipt } from './question-slot';

// What becomes of a call, and of those behind it.

/** What becomes of the calls behind it. */
export type Continuation =
  | { readonly kind: 'next' }
  | { readonly kind: 'skip'; readonly text: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'superseded' };

export type Resolution =
  | {
      readonly kind: 'run';
      readonly allowance: Allowance;
      readonly approved: Approved | null;
      /** Rules for this chat alone that the answer leaves behind. */
      readonly rules?: readonly Rule[];
      readonly receipt?: Receipt;
    }
  | {
      readonly kind: 'end';
      readonly ending: Ending;
      readonly after: Continuation;
      readonly receipt?: Receipt;
    };
