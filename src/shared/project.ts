// The opened folder as windows see it.

export type Project = {
  /** Absolute, canonical. */
  readonly root: string;
  readonly name: string;
  readonly state: 'open' | 'gone';
};

/** A folder that was opened before. */
export type RecentProject = {
  /** Absolute, canonical when it was opened. */
  readonly root: string;
  readonly name: string;
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

/** Modified, added, untracked, deleted, renamed, in conflict. */
export type GitLetter = 'M' | 'A' | 'U' | 'D' | 'R' | '!';

/** What git knows of a path, relative to the project with `/`. One that ends so is a folder: all of it is untracked. */
export type GitChange = readonly [path: string, letter: GitLetter];

/** What a file opened from the tree shows. */
export type FileView =
  | {
      readonly kind: 'text';
      readonly path: string;
      readonly text: string;
      readonly hash: string;
      readonly encoding: string;
    }
  | { readonly kind: 'image'; readonly path: string; readonly mimeType: string; readonly base64: string }
  | { readonly kind: 'unshowable'; readonly path: string; readonly reason: string };
