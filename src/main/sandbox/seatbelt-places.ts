import path from 'node:path';
import { those } from './places';

// The user's `~/Library` on macOS. It has the data of browsers, mail and other applications, and the keychains, so all
// of it is closed to reading, except what tools for building need.

const opened = [
  ...'Android Developer Fonts Frameworks Java Python pnpm'.split(' '),
  ...'fnm virtualenv'.split(' ').map((name) => `Application Support/${name}`),
  ...'Cypress CocoaPods Coursier Homebrew Yarn deno electron go-build ms-playwright node-gyp org.swift.swiftpm'
    .concat(' pip pnpm typescript uv')
    .split(' ')
    .map((name) => `Caches/${name}`),
];

/** Those that exist. */
export async function openedInLibrary(home: string): Promise<string[]> {
  return await those(opened.map((name) => path.join(home, 'Library', name)));
}
