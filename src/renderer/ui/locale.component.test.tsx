import { afterEach, expect, it, vi } from 'vitest';
import { locale } from './locale';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

function inBrowserOf(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

it('is the browser’s own of the language that the window speaks', () => {
  inBrowserOf('fr', 'en-GB', 'de');
  document.documentElement.lang = 'en';
  expect(locale()).toBe('en-GB');
  document.documentElement.lang = 'zh-Hans';
  expect(locale()).toBe('zh-Hans');
});

it('is the language where what the browser says is none', () => {
  inBrowserOf('en-US@posix', 'en');
  document.documentElement.lang = 'en';
  expect(locale()).toBe('en');
});
