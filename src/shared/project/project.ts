import type { AnyText } from '../texts/text';

/** The project key, which identifies a project among others. It also names the project's folders in the data folder. */
export const projectKeyPattern = /^(?:[a-z0-9-]{1,40}-)?[0-9a-f]{12}$/;

/** The path of the small window's page. */
export const quickAskPath = '/quick-ask';

/** The query of a window's page, so that it shows the project, also after a reload. */
export function projectQuery(key: string): string {
  return `?project=${key}`;
}

/** The same, with one of its chats. */
export function chatQuery(key: string, chatId: string): string {
  return `${projectQuery(key)}&chat=${encodeURIComponent(chatId)}`;
}

/** The project in such an address, if any. */
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
  /** The folder currently does not exist. */
  readonly missing: boolean;
};

export type TreeEntry = {
  readonly name: string;
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** `folder-link` leads to a folder of the project, `link` to any other existing target. */
  readonly kind: 'folder' | 'folder-link' | 'file' | 'link' | 'broken-link' | 'other';
  readonly ignored: boolean;
};

/** A file or folder with a path that matches the query. */
export type FoundPath = {
  readonly kind: 'file' | 'folder';
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** The pieces of the path that match, in order. */
  readonly matched: readonly (readonly [from: number, to: number])[];
};

/** The likeliest first. `isWhole`: all files of the project were searched. */
export type FoundPaths = { readonly found: readonly FoundPath[]; readonly isWhole: boolean };

/** Modified, added, untracked, deleted, renamed, in conflict. */
export type GitLetter = 'M' | 'A' | 'U' | 'D' | 'R' | '!';

/**
 * The state of a path in git, relative to the project with `/`. A path that ends with `/` is a completely untracked
 * folder.
 */
export type GitChange = readonly [path: string, letter: GitLetter];

/**
 * The result of a move. `taken`: nothing was moved, because an entry of that name exists in the folder. `replaced`: what
 * a deletion of that entry returned, or absent.
 */
export type MovedEntry =
  | { readonly kind: 'moved'; readonly path: string; readonly replaced?: { readonly kept: string | null } }
  | { readonly kind: 'taken' };

/** The user's text for a file of the project. */
export type TextToSave = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** With `\n` line ends. */
  readonly text: string;
  /** Of the bytes that the text was read from (SHA-256, hex); null: the file was absent. */
  readonly hash: string | null;
  /** Writes it in another encoding than the file's; null: in the file's. */
  readonly encoding: string | null;
  /** Of a new file; absent: without a byte order mark, with LF. */
  readonly format?: { readonly bom: boolean; readonly lineEnds: 'LF' | 'CRLF' } | undefined;
  /** `any`: the user knows that the file will be too large to edit. */
  readonly size?: 'any' | undefined;
};

/** Bytes of a file, in the displayed version. */
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

/** In bytes. A text up to this size is displayed whole and can be edited. */
export const largestText = 10 * 1024 * 1024;

/** The content of a file that was opened from the tree. */
export type FileView =
  | {
      readonly kind: 'text';
      readonly path: string;
      readonly text: string;
      readonly hash: string;
      readonly encoding: string;
      /** The file begins with a byte order mark. */
      readonly bom: boolean;
      /** On disk; `text` has `\n` for all. */
      readonly lineEnds: 'LF' | 'CRLF' | 'mixed';
    }
  /** The first lines of a larger text, read-only. It has no hash, so that it cannot overwrite the file. */
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
      /** Of the displayed part, on disk; `text` has `\n` for all. */
      readonly lineEnds: 'LF' | 'CRLF' | 'mixed';
    }
  /** `readPiece` fetches its bytes while the version is unchanged. */
  | { readonly kind: 'pdf'; readonly path: string; readonly size: number; readonly version: string }
  | { readonly kind: 'image'; readonly path: string; readonly mimeType: string; readonly base64: string }
  | { readonly kind: 'unshowable'; readonly path: string; readonly reason: AnyText };
