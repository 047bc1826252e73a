import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '../tokens.css';
import '../base.css';
import '../parts/panel-texts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrokenWindow } from '../shell/broken/BrokenWindow';
import { noteFaults } from '../shell/broken/note-faults';
import { followLanguage } from '../state/language';
import { startServerState } from '../state/server-state';
import { Boundary } from '../ui/boundary/Boundary';
import { QuickAsk } from './QuickAsk';

// The entry point of the Quick Ask page.

noteFaults();
followLanguage();
void startServerState();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <Boundary
      fallback={(reason) => <BrokenWindow reason={reason} />}
      onFailure={(reason) => reportError(reason)}
    >
      <QuickAsk />
    </Boundary>
  </StrictMode>,
);
