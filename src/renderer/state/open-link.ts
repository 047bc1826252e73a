import { api } from './server-state';

/** Opens an https address in the person's browser: in Electron main does; a served page is in that browser already. */
export async function openLink(url: string): Promise<void> {
  if (window.pilotfish) await api.app.openLink({ url });
  else window.open(url, '_blank', 'noopener,noreferrer');
}
