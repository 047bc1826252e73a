import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Display } from '@shared/tool-call/tool-call';
import { type ReactElement, useEffect, useState } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import { askAboutLink } from '../../state/link-question';
import { api } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { visibleProse, visibleText } from '../../ui/visible-text';
import { Markdown } from '../markdown/Markdown';
import styles from './WebResult.module.css';

// A result from the web: a page and the question about it, or the hits of a search.

type PageProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly display: Extract<Display, { kind: 'web-page' }>;
};

export function WebPage({ chatId, callId, display }: PageProps): ReactElement {
  const { url, title, prompt, answer } = display;
  return (
    <div className={styles.page}>
      <Source url={url} title={title} />
      <p className={styles.asked}>{words('web-result.asked', { prompt: visibleProse(prompt) })}</p>
      {answer === null ? (
        <p className={styles.asked}>{words('web-result.unanswered')}</p>
      ) : (
        <Markdown text={answer} />
      )}
      <Disclosure summary={words('web-result.fetched-text')} className={styles.fetched}>
        {() => <FetchedText chatId={chatId} callId={callId} />}
      </Disclosure>
    </div>
  );
}

function FetchedText({ chatId, callId }: Pick<PageProps, 'chatId' | 'callId'>) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<AnyText | null>(null);
  useEffect(() => {
    api.chat
      .call({ chatId, callId })
      .then(({ source }) => setText(source ?? ''))
      .catch((failure: unknown) => setError(toldOf(failure)));
  }, [chatId, callId]);
  if (error !== null) return <ErrorText>{error}</ErrorText>;
  return (
    <pre
      className={styles.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
      tabIndex={0}
      aria-busy={text === null}
    >
      {text ?? words('web-result.loading')}
    </pre>
  );
}

export function WebSearch({ display }: { display: Extract<Display, { kind: 'web-search' }> }): ReactElement {
  const { answer, results } = display;
  if (answer === '' && results.length === 0)
    return <p className={styles.asked}>{words('web-result.nothing')}</p>;
  return (
    <div className={styles.page}>
      {answer !== '' && <Markdown text={answer} />}
      <ol className={styles.results} aria-label={words('web-result.sources')}>
        {results.map(({ title, url }) => (
          <li key={url}>
            <Source url={url} title={title} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Its title and host; only an https address can be opened. */
function Source({ url, title }: { readonly url: string; readonly title: string }) {
  const named = title === '' ? visibleText(url) : visibleProse(title);
  return (
    <p className={styles.source}>
      {url.startsWith('https://') ? (
        <button
          type="button"
          className={styles.link}
          title={visibleText(url)}
          onClick={() => askAboutLink(url)}
        >
          {named}
        </button>
      ) : (
        <span className={styles.title}>{named}</span>
      )}
      <span className={styles.host}>{visibleText(URL.parse(url)?.host ?? '')}</span>
    </p>
  );
}
