import { describe, expect, it } from 'vitest';
import { say } from '../texts/text';
import { type FormField, faultIn, faultyFields } from './forms';

const field = { name: 'f', label: 'F', description: '', required: true };
const text = { ...field, kind: 'text', format: null, least: null, most: null, initial: '' } as const;
const number = { ...field, kind: 'number', whole: false, least: null, most: null, initial: null } as const;
const options = ['a', 'b'].map((value) => ({ value, label: value }));
const choice = { ...field, kind: 'choice', options, initial: null } as const;
const choices = { ...field, kind: 'choices', options, least: 1, most: 1, initial: [] } as const;

type Case = [what: string, of: object, value: Parameters<typeof faultIn>[1], fault: string | null];

describe('what a field takes', () => {
  it.each<Case>([
    ['what has to be filled in', text, undefined, 'This field is required.'],
    ['what may be left out', { ...text, required: false }, undefined, null],
    ['a text', text, 'x', null],
    ['another thing', text, 1, 'Choose one of the options.'],
    ['too short a text', { ...text, least: 2 }, '👍', 'At least 2 characters.'],
    ['too long a text', { ...text, most: 1 }, 'xx', 'At most 1 characters.'],
    ['an email address', { ...text, format: 'email' }, 'a@b.ch', null],
    ['no email address', { ...text, format: 'email' }, 'a.b.ch', 'Enter an email address.'],
    ['no address', { ...text, format: 'uri' }, 'b.ch', 'Enter an address with its scheme: https://…'],
    ['no date', { ...text, format: 'date' }, '1.2.2026', 'Enter a date: 2026-01-31.'],
    ['no time', { ...text, format: 'date-time' }, '2026-01-31', 'Enter a date and a time: 2026-01-31T09:30.'],
    ['a number', number, 1.5, null],
    ['no number', number, Number.NaN, 'Enter a number.'],
    ['half a number', { ...number, whole: true }, 1.5, 'Enter a whole number.'],
    ['too small a number', { ...number, least: 2 }, 1, 'At least 2.'],
    ['too large a number', { ...number, most: 2 }, 3, 'At most 2.'],
    ['a yes', { ...field, kind: 'yes-or-no', initial: false }, true, null],
    ['a choice', choice, 'a', null],
    ['what is no choice', choice, 'c', 'Choose one of the options.'],
    ['several choices', choices, ['b'], null],
    ['none of them', choices, [], 'Choose at least 1.'],
    ['too many', choices, ['a', 'b'], 'Choose at most 1.'],
    ['others', choices, ['c'], 'Choose one of the options.'],
  ])('is said of %s', (_, of, value, fault) => {
    const found = faultIn(of as FormField, value);
    expect(found && say(found)).toBe(fault);
  });

  it('is no more than what is asked for', () => {
    expect(faultyFields([text], { f: 'x' })).toEqual([]);
    expect(faultyFields([text], { f: 1, other: 'x', toString: 'y' })).toEqual(['other', 'toString', 'f']);
  });
});
