import { words } from '@shared/texts/text';
import { ImageOff } from 'lucide-react';
import { openFile } from '../../state/ui-state';
import { Link } from './Link';
import styles from './Picture.module.css';

// The placeholder for an image in a message. Nothing is loaded, because the image's host would learn about the reader.
// An external image asks like a link; an image of the project opens there.

type PictureProps = { readonly src: string; readonly name: string };

export function Picture({ src, name }: PictureProps) {
  const place = placeOf(src);
  switch (place.kind) {
    case 'elsewhere':
      return (
        <Link href={src} className={styles.picture}>
          <Label name={name} where={words('markdown.picture-from', place)} />
        </Link>
      );
    case 'project':
      return (
        <button type="button" className={styles.picture} onClick={() => openFile(place.path)}>
          <Label name={name || place.path} where={words('markdown.picture-in-project')} />
        </button>
      );
    case 'inside':
      return (
        <span className={styles.picture}>
          <Label name={name} where={words('markdown.picture-inside')} />
        </span>
      );
  }
}

function Label({ name, where }: { readonly name: string; readonly where: string }) {
  return (
    <>
      <ImageOff aria-hidden size={16} strokeWidth={1.5} />
      <span className={styles.name}>{name || words('markdown.picture')}</span>{' '}
      <span className={styles.where}>{where}</span>
    </>
  );
}

type Place =
  | { readonly kind: 'elsewhere'; readonly host: string }
  | { readonly kind: 'project'; readonly path: string }
  | { readonly kind: 'inside' };

function placeOf(src: string): Place {
  if (src.startsWith('//')) return { kind: 'elsewhere', host: src.slice(2).split('/')[0] ?? '' };
  if (URL.canParse(src)) {
    const { protocol, host } = new URL(src);
    return /^https?:$/.test(protocol) ? { kind: 'elsewhere', host } : { kind: 'inside' };
  }
  return /^[/#?]|^$/.test(src)
    ? { kind: 'inside' }
    : { kind: 'project', path: decoded(src).replace(/^\.\//, '') };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
