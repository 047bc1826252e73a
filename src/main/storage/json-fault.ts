import { type Text, textOf } from '@shared/texts/text';

// Message for invalid JSON, by the parser's error code. Pure.

export function jsonFault(code: string): Text {
  return textOf(isKnown(code) ? texts[code] : 'json-fault.invalid-symbol');
}

function isKnown(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code);
}

const texts = {
  InvalidSymbol: 'json-fault.invalid-symbol',
  InvalidNumberFormat: 'json-fault.invalid-number-format',
  PropertyNameExpected: 'json-fault.property-name-expected',
  ValueExpected: 'json-fault.value-expected',
  ColonExpected: 'json-fault.colon-expected',
  CommaExpected: 'json-fault.comma-expected',
  CloseBraceExpected: 'json-fault.close-brace-expected',
  CloseBracketExpected: 'json-fault.close-bracket-expected',
  EndOfFileExpected: 'json-fault.end-of-file-expected',
  InvalidCommentToken: 'json-fault.invalid-comment-token',
  UnexpectedEndOfComment: 'json-fault.unexpected-end-of-comment',
  UnexpectedEndOfString: 'json-fault.unexpected-end-of-string',
  UnexpectedEndOfNumber: 'json-fault.unexpected-end-of-number',
  InvalidUnicode: 'json-fault.invalid-unicode',
  InvalidEscapeCharacter: 'json-fault.invalid-escape-character',
  InvalidCharacter: 'json-fault.invalid-character',
} as const;
