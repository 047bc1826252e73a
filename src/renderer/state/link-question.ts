import { isSecureAddress } from '@shared/settings/secure-address';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { openLink } from './open-link';

// The link that the user clicked in the model's text. The window shows the whole address and asks before it opens the
// link. On the desktop the main process asks, and the window shows only links that cannot be opened.

type LinkQuestion = {
  readonly url: string | null;
  /** Why the main process could not open it. */
  readonly problem: AnyText | null;
};

export const useLinkQuestion = create<LinkQuestion>()(() => ({ url: null, problem: null }));

export function askAboutLink(url: string): void {
  if (window.pilotfish && isSecureAddress(url))
    openLink(url).catch((error: unknown) => showLink(url, toldOf(error)));
  else showLink(url, null);
}

function showLink(url: string, problem: AnyText | null): void {
  useLinkQuestion.setState({ url, problem });
}

export function forgetLink(): void {
  useLinkQuestion.setState({ url: null, problem: null });
}

/** Only https links may be opened. Returns the reason for any other `url`, and null for https. */
export function whyNotOpened(url: string): string | null {
  if (!URL.canParse(url)) return words('window.link-incomplete');
  const { protocol } = new URL(url);
  return protocol === 'https:' ? null : words('window.link-not-https', { protocol: protocol.slice(0, -1) });
}
