import { words } from '@shared/texts/text';
import { create } from 'zustand';

// The link that somebody clicked in a text of the model: asked about with its whole address before it is opened.

export const useLinkQuestion = create<{ readonly url: string | null }>()(() => ({ url: null }));

export function askAboutLink(url: string): void {
  useLinkQuestion.setState({ url });
}

export function forgetLink(): void {
  useLinkQuestion.setState({ url: null });
}

/** Only https leaves the app; the reason when `url` is something else, null when it may. */
export function whyNotOpened(url: string): string | null {
  if (!URL.canParse(url)) return words('window.link-incomplete');
  const { protocol } = new URL(url);
  return protocol === 'https:' ? null : words('window.link-not-https', { protocol: protocol.slice(0, -1) });
}
