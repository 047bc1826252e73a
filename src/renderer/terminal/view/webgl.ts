import { WebglAddon } from '@xterm/addon-webgl';
import type { Terminal } from '@xterm/xterm';

// Draws a terminal with the graphics card while the page is visible, and releases the card otherwise: a page has only
// a few such contexts. Without a context xterm draws as before.

/** Starts now; the returned function ends it. */
export function drawWithWebgl(terminal: Terminal): () => void {
  let addon: WebglAddon | null = null;
  const release = () => {
    addon?.dispose();
    addon = null;
  };
  const follow = () => {
    release();
    if (document.visibilityState === 'visible' && hasGraphicsCard()) addon = tryWebgl(terminal, release);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release();
  };
}

/** If the processor emulates it, WebGL is slower than plain elements. */
function hasGraphicsCard(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!probe) return false;
  const names = probe.getExtension('WEBGL_debug_renderer_info');
  const renderer = names ? String(probe.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software|basic render/i.test(renderer);
}

function tryWebgl(terminal: Terminal, onLost: () => void): WebglAddon | null {
  const addon = new WebglAddon();
  try {
    addon.onContextLoss(onLost);
    terminal.loadAddon(addon);
    return addon;
  } catch {
    addon.dispose();
    return null;
  }
}
