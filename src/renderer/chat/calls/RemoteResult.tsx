import '../../parts/panel-texts';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Display } from '@shared/tool-call/tool-call';
import { type ReactElement, useEffect, useState } from 'react';
import { askAboutLink } from '../../state/link-question';
import { api } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from './RemoteResult.module.css';

// The result of a server's tool: its text unchanged, images, sound, and links that open after a question.

type Shown = Extract<Display, { kind: 'remote-result' }>;
type OfCall = { readonly chatId: string; readonly callId: string };
type RemoteResultProps = OfCall & { readonly display: Shown };

export function RemoteResult({ chatId, callId, display }: RemoteResultProps): ReactElement {
  const { text, media, links } = display;
  return (
    <div className={styles.result}>
      {text !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        <pre className={styles.text} tabIndex={0}>
          {text}
        </pre>
      )}
      {media.map((one, index) => (
        <Media key={one.path} chatId={chatId} callId={callId} index={index} {...one} />
      ))}
      {links.length > 0 && <Links links={links} />}
    </div>
  );
}

type MediaProps = OfCall & Shown['media'][number] & { readonly index: number };

function Media({ mimeType, bytes, ...which }: MediaProps) {
  const { address, error, isGone } = useMedia(which);
  const label = words(mimeType.startsWith('image/') ? 'remote-result.picture' : 'remote-result.sound', {
    type: visibleText(mimeType),
    bytes,
  });
  if (error !== null) return <ErrorText>{error}</ErrorText>;
  if (isGone) return <p className={styles.note}>{words('remote-result.gone', { what: label })}</p>;
  return (
    <figure className={styles.media}>
      {mimeType.startsWith('image/') ? (
        <img className={styles.picture} src={address} alt={label} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: nobody wrote captions for it.
        <audio className={styles.sound} src={address} aria-label={label} controls preload="metadata" />
      )}
      <figcaption className={styles.note}>{label}</figcaption>
    </figure>
  );
}

/** Its object URL in this page, while it is shown; undefined until it is loaded. */
function useMedia({ chatId, callId, index }: OfCall & { readonly index: number }) {
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<AnyText | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    api.chat
      .media({ chatId, callId, index })
      .then((media) => {
        if (isOver) return;
        if (media === null) return setGone(true);
        const bytes = Uint8Array.from(atob(media.base64), (character) => character.charCodeAt(0));
        made = URL.createObjectURL(new Blob([bytes], { type: media.mimeType }));
        setAddress(made);
      })
      .catch((failure: unknown) => setError(toldOf(failure)));
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [chatId, callId, index]);
  return { address, error, isGone };
}

function Links({ links }: Pick<Shown, 'links'>) {
  return (
    <ul className={styles.links} aria-label={words('remote-result.links')}>
      {links.map(({ uri, name, description }) => (
        <li key={uri}>
          {uri.startsWith('https://') ? (
            <button type="button" className={styles.link} onClick={() => askAboutLink(uri)}>
              {visibleText(name || uri)}
            </button>
          ) : (
            <span className={styles.name}>{visibleText(name || uri)}</span>
          )}
          {name !== '' && <code className={styles.uri}>{visibleText(uri)}</code>}
          {description !== '' && <p className={styles.note}>{visibleProse(description)}</p>}
        </li>
      ))}
    </ul>
  );
}
