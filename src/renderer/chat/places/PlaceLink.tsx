import { words } from '@shared/texts/text';
import { type ReactNode, useContext } from 'react';
import { openFile } from '../../state/ui-state';
import { useExistingFile } from './existing-files';
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
