import '../tokens.css';
import '../base.css';
import '../parts/panel-texts';
import '../parts/settings-texts';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { composerId } from '../state/focus';

// Renders a component as the window would, beside a field in place of the composer; removed after the test.

const shown: Root[] = [];

export function show(element: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown.push(root);
  root.render(
    <Tooltip.Provider>
      <div className="scripted-window" style={{ height: '100vh', overflow: 'auto' }}>
        {element}
      </div>
      <textarea id={composerId} aria-label="Message" />
    </Tooltip.Provider>,
  );
}

afterEach(() => {
  for (const root of shown.splice(0)) root.unmount();
  document.body.replaceChildren();
});
