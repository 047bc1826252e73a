import { api } from './server-state';

/**
 * Opens an https address in the user's browser. In Electron the main process opens it; a served page is already in the
 * browser.
 */
export async function openLink(url: string): Promise<void> {
  if (window.pilotfish) await api.app.openLink({ url });
  else window.open(url, '_blank', 'noopener,noreferrer');
}
