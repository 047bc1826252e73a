import { words } from '@shared/texts/text';
import { type ReactNode, useContext, useEffect } from 'react';
import { create } from 'zustand';
import { api, useServerState } from '../../state/server-state';
import { openFile } from '../../state/ui-state';
import { type FilePlace, placesIn } from './file-places';
import styles from './PlaceLink.module.css';
import { PlacesHere } from './places-here';

// Text that names a place in a file, as a link that opens it; plain text if the file is missing.

type PlaceLinkProps = { readonly place: FilePlace; readonly children: ReactNode };

export function PlaceLink({ place, children }: PlaceLinkProps) {
  return useContext(PlacesHere) ? <LinkHere place={place}>{children}</LinkHere> : children;
}

function LinkHere({ place, children }: PlaceLinkProps) {
  const path = useExistingFile(place.path);
  if (path === null) return children;
  return (
    <button
      type="button"
      className={styles.place}
      title={words('markdown.open-place', { path, line: place.line })}
      onClick={() => openFile(path, place.line, place.column)}
    >
      {children}
    </button>
  );
}

/** A text with its places as links; `shown` renders a piece of it. */
export function LinkedText({
  text,
  shown = (piece) => piece,
}: {
  readonly text: string;
  shown?(text: string): string;
}) {
  return placesIn(text).map((piece, index) =>
    piece.place ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
      <PlaceLink key={index} place={piece.place}>
        {shown(piece.text)}
      </PlaceLink>
    ) : (
      shown(piece.text)
    ),
  );
}

// Finds which paths in the chat's texts are files of the project. Requests at the same time share one call, and found
// files are cached. Missing files may appear later, so each new mention asks again.

type Known = Readonly<Record<string, string | null>>;

const useKnown = create<{ readonly known: Known }>()(() => ({ known: {} }));

/** The file's path in the project, or null; also null until it is known. */
function useExistingFile(path: string): string | null {
  const project = useServerState((state) => state.project?.key ?? null);
  const found = useKnown(({ known }) => known[keyOf(project, path)] ?? null);
  useEffect(() => {
    if (project !== null) askFor(project, path);
  }, [project, path]);
  return found;
}

/** The limit of one call. */
const most = 200;

const asked = new Map<string, Set<string>>();

function askFor(project: string, path: string): void {
  if (useKnown.getState().known[keyOf(project, path)]) return;
  const paths = asked.get(project) ?? new Set();
  if (paths.size === 0) queueMicrotask(() => ask(project));
  asked.set(project, paths.add(path));
}

function ask(project: string): void {
  const all = [...(asked.get(project) ?? [])];
  asked.delete(project);
  for (let at = 0; at < all.length; at += most) {
    const paths = all.slice(at, at + most);
    // Without a connection there are no links: the window asks again when they are next shown.
    void api.project.existing({ project, paths }).then(
      (files) => learn(paths.map((path, index) => [keyOf(project, path), files[index] ?? null])),
      () => undefined,
    );
  }
}

function learn(entries: readonly (readonly [string, string | null])[]): void {
  useKnown.setState(({ known }) => ({ known: { ...known, ...Object.fromEntries(entries) } }));
}

function keyOf(project: string | null, path: string): string {
  return `${project}\n${path}`;
}
