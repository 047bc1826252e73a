import type { AnyText } from '../texts/text';

// Projects: folders as windows see them.

/** The project key: names a project wherever it is not the only one. Its folders in the data folder are called so. */
export const projectKeyPattern = /^(?:[a-z0-9-]{1,40}-)?[0-9a-f]{12}$/;

/** Where the page of the small window is. */
export const quickAskPath = '/quick-ask';

/** What the page of a window is asked for with, so that it shows the project, also when it is loaded again. */
export function projectQuery(key: string): string {
  return `?project=${key}`;
}

/** The same, at that chat of it. */
export function chatQuery(key: string, chatId: string): string {
  return `${projectQuery(key)}&chat=${encodeURIComponent(chatId)}`;
}

/** The project that such an address names; null when it names none. */
export function projectIn(address: string): string | null {
  const key = /[?&]project=([^&]*)/.exec(address)?.[1];
  return key !== undefined && projectKeyPattern.test(key) ? key : null;
}

/** A folder that is or was open. */
export type ProjectFolder = {
  readonly key: string;
  /** Absolute, canonical. */
  readonly root: string;
  readonly name: string;
};

export type Project = ProjectFolder & { readonly state: 'open' | 'gone' };

/** A folder that was opened before. */
export type RecentProject = ProjectFolder & {
  /** There is no such folder at the moment. */
  readonly missing: boolean;
};

export type TreeEntry = {
  readonly name: string;
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** `folder-link` leads to a folder of the project, `link` to anything else that is there. */
  readonly kind: 'folder' | 'folder-link' | 'file' | 'link' | 'broken-link' | 'other';
  readonly ignored: boolean;
};

/** A file or folder that holds what was looked for. */
export type FoundPath = {
  readonly kind: 'file' | 'folder';
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** The pieces of the path that match, in their order. */
  readonly matched: readonly (readonly [from: number, to: number])[];
};

/** The likeliest first. `isWhole`: all files of the project were looked through. */
export type FoundPaths = { readonly found: readonly FoundPath[]; readonly isWhole: boolean };

/** Modified, added, untracked, deleted, renamed, in conflict. */
export type GitLetter = 'M' | 'A' | 'U' | 'D' | 'R' | '!';

/** What git knows of a path, relative to the project with `/`. One that ends so is a folder: all of it is untracked. */
export type GitChange = readonly [path: string, letter: GitLetter];

/** A person's text for a file of the project. */
export type TextToSave = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** With `\n` line ends. */
  readonly text: string;
  /** Of the bytes that the text was made from (SHA-256, hex); null: there was no file. */
  readonly hash: string | null;
  /** To write it in another encoding than the file has; null: in that. */
  readonly encoding: string | null;
  /** Of a file that is made; absent: without a byte order mark, with LF. */
  readonly format?: { readonly bom: boolean; readonly lineEnds: 'LF' | 'CRLF' } | undefined;
  /** `any`: the user knows that it will be too large to be edited. */
  readonly size?: 'any' | undefined;
};

/** Bytes of a file, in the version that was shown. */
export type FilePiece = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly version: string;
  readonly from: number;
  /** In bytes, at most `largestPiece`. */
  readonly length: number;
};

/** In bytes. */
export const largestPiece = 1024 * 1024;

/** In bytes: a text up to it is shown whole, and can be edited. */
export const largestText = 10 * 1024 * 1024;

/** What a file opened from the tree shows. */
export type FileView =
  | {
      readonly kind: 'text';
      readonly path: string;
      readonly text: string;
      readonly hash: string;
      readonly encoding: string;
      /** A byte order mark stands before the text. */
      readonly bom: boolean;
      /** On disk; `text` has `\n` for all. */
      readonly lineEnds: 'LF' | 'CRLF' | 'mixed';
    }
  /** Of a larger text its first lines, to be read alone: it has no hash, so that it can be written over nothing. */
  | {
      readonly kind: 'beginning';
      readonly path: string;
      readonly text: string;
      /** In bytes, of the text on disk. */
      readonly shown: number;
      /** In bytes, of the file. */
      readonly size: number;
      readonly version: string;
      readonly encoding: string;
      /** Of what is shown, on disk; `text` has `\n` for all. */
      readonly lineEnds: 'LF' | 'CRLF' | 'mixed';
    }
  /** Its bytes come by `readPiece`, as long as it is that version. */
  | { readonly kind: 'pdf'; readonly path: string; readonly size: number; readonly version: string }
  | { readonly kind: 'image'; readonly path: string; readonly mimeType: string; readonly base64: string }
  | { readonly kind: 'unshowable'; readonly path: string; readonly reason: AnyText };
