import { expect, it } from 'vitest';
import { wrapSetting } from './wrap-setting';

it('tells prose by the end of its name', () => {
  expect(['README.md', 'docs/NOTES.TXT', 'a.rst'].map(wrapSetting)).toEqual(Array(3).fill('wrapProse'));
  expect(['a.ts', 'Makefile', 'md', 'a.md.ts', ''].map(wrapSetting)).toEqual(Array(5).fill('wrap'));
});
