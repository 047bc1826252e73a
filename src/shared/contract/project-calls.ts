import { z } from 'zod';
import { mostNamed, type NamedPath } from '../attachments/named';
import { longestText } from '../base/longest-text';
import { encodings } from '../project/encodings';
import {
  type FileView,
  type FoundPaths,
  largestPiece,
  type MovedEntry,
  type RecentProject,
  type TreeEntry,
} from '../project/project';
import { type Calls, call, nothing, project } from './call';

// Calls about a project: its folder, its tree and its files.

export const projectCalls = {
  /** Opens a folder, or finds it already open. A window shows it by following its topic. */
  open: call(z.object({ path: z.string().min(1) })).returns<{ project: string }>(),
  /** Lets the user choose a folder. Null if the user cancels, or if this host lacks such a dialog. */
  pickFolder: call(nothing).returns<string | null>(),
  /** The recent folders, newest first. */
  recent: call(nothing).returns<readonly RecentProject[]>(),
  list: call(z.object({ project, path: z.string() })).returns<readonly TreeEntry[]>(),
  /** Watches exactly the folders that this window shows. */
  watch: call(z.object({ project, folders: z.array(z.string()).max(2000) })).returns(),
  /** Finds files and folders by parts of their paths. Excludes git-ignored ones. */
  findFiles: call(
    z.object({
      project,
      query: z.string().max(1000),
      kinds: z.enum(['files', 'folders', 'both']),
      most: z.int().min(1).max(200),
    }),
  ).returns<FoundPaths>(),
  /** The project's own path for each relative or absolute path; null if the file is missing. */
  existing: call(z.object({ project, paths: z.array(z.string().max(1000)).max(200) })).returns<
    readonly (string | null)[]
  >(),
  /** The attachments of a message with these names. Missing ones are left out. */
  named: call(z.object({ project, names: z.array(z.string().max(1000)).max(mostNamed) })).returns<
    readonly NamedPath[]
  >(),
  readFile: call(z.object({ project, path: z.string() })).returns<FileView>(),
  /** Bytes of a file that is not displayed whole. Throws AppError `stale` if the version changed since. */
  readPiece: call(
    z.object({
      project,
      path: z.string(),
      version: z.string().max(200),
      from: z.int().nonnegative(),
      length: z.int().min(1).max(largestPiece),
    }),
  ).returns<{ base64: string }>(),
  /** Reads a text in another encoding from now on. Throws AppError `invalid` if the bytes are not valid in it. */
  readAs: call(z.object({ project, path: z.string(), encoding: z.enum(encodings) })).returns(),
  /**
   * The text of the file in the commit that is checked out, with `\n` line ends. Null if git has none there, or was not
   * asked in this project yet.
   */
  readCommitted: call(z.object({ project, path: z.string() })).returns<{ text: string } | null>(),
  /**
   * Writes the user's text into a file. Returns the hash of the new content. Throws AppError `stale` if the file
   * changed since the text was read. Throws `invalid` if its encoding lacks a character, `too-large` if it could not be
   * edited afterwards.
   */
  writeFile: call(
    z.object({
      project,
      path: z.string(),
      text: z.string().max(longestText),
      hash: z.string().nullable(),
      encoding: z.string().max(40).nullable(),
      format: z.object({ bom: z.boolean(), lineEnds: z.enum(['LF', 'CRLF']) }).optional(),
      size: z.literal('any').optional(),
    }),
  ).returns<{ hash: string }>(),
  /**
   * Creates an empty file or folder and returns its path. Throws AppError `invalid` for a name that is in use or
   * forbidden.
   */
  createEntry: call(
    z.object({ project, folder: z.string(), name: z.string(), kind: z.enum(['file', 'folder']) }),
  ).returns<{ path: string }>(),
  /** Renames it within its folder and returns the new path. Throws AppError like `createEntry`. */
  renameEntry: call(z.object({ project, path: z.string(), name: z.string() })).returns<{ path: string }>(),
  /**
   * Moves it into another folder, under its own name. With `replace`, an entry of that name is deleted first. Throws
   * AppError `invalid` for a folder that would come into itself.
   */
  moveEntry: call(
    z.object({ project, path: z.string(), folder: z.string(), replace: z.boolean() }),
  ).returns<MovedEntry>(),
  /** Copies it into a folder, perhaps its own, and returns the path of the copy. Throws AppError like `moveEntry`. */
  copyEntry: call(z.object({ project, path: z.string(), folder: z.string() })).returns<{ path: string }>(),
  /**
   * Deletes a file, or a folder with its content. `kept`: the id for `restoreEntry`; null: it is in the system's trash.
   */
  deleteEntry: call(z.object({ project, path: z.string() })).returns<{ kept: string | null }>(),
  restoreEntry: call(z.object({ project, path: z.string(), kept: z.string() })).returns(),
  /** Shows it in the system's file manager. Throws AppError `unavailable` on a host without one. */
  reveal: call(z.object({ project, path: z.string() })).returns(),
  /**
   * The system continues a drag that the user began in a window, with these files and folders for other programs.
   * Throws AppError `unavailable` on a host without a desktop.
   */
  startDrag: call(z.object({ project, paths: z.array(z.string()).min(1) })).returns(),
  /**
   * Opens it in the editor of the settings, at `line` (from 1). Throws AppError `unavailable` if that is impossible.
   */
  openInEditor: call(z.object({ project, path: z.string(), line: z.number().int().positive() })).returns(),
  /** The user returned to the window. Meanwhile git may have changed files. */
  look: call(z.object({ project })).returns(),
} as const satisfies Calls;
