import { isSecureAddress } from '@shared/settings/secure-address';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { openLink } from './open-link';

// The link that somebody clicked in a text of the model: asked about with its whole address before it is opened. On the
// desktop main asks, of every link that it would open, and the window shows alone what cannot be.

type LinkQuestion = {
  readonly url: string | null;
  /** Why main could not open it. */
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

/** Only https leaves the app; the reason when `url` is something else, null when it may. */
export function whyNotOpened(url: string): string | null {
  if (!URL.canParse(url)) return words('window.link-incomplete');
  const { protocol } = new URL(url);
  return protocol === 'https:' ? null : words('window.link-not-https', { protocol: protocol.slice(0, -1) });
}
