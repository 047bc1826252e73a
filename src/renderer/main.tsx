import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { keepWindow } from './app/keep-window';
import { watchDecidedElsewhere } from './approvals/decided-elsewhere';
import { watchEdits } from './approvals/settle-edits';
import { BrokenWindow } from './shell/broken/BrokenWindow';
import { noteFaults } from './shell/broken/note-faults';
import { watchDrags } from './state/dragging/dragged';
import { followLanguage } from './state/language';
import { callPerson } from './state/notifications/call-person';
import { tellLookedAt } from './state/notifications/looked-at';
import { followPublished } from './state/problems/problems';
import { watchAttention } from './state/questions/attention';
import { startServerState } from './state/server-state';
import { followNewCommands } from './state/terminals/follow-new-commands';
import { Boundary } from './ui/boundary/Boundary';

// Where the page begins: it connects to main for as long as it lives, and draws.

noteFaults();
followLanguage();
watchAttention();
keepWindow();
watchEdits();
watchDecidedElsewhere();
followNewCommands();
followPublished();
callPerson();
tellLookedAt();
watchDrags();
void startServerState();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <Boundary
      fallback={(reason) => <BrokenWindow reason={reason} />}
      onFailure={(reason) => reportError(reason)}
    >
      <App />
    </Boundary>
  </StrictMode>,
);
