import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchAttention } from './approvals/attention';
import { watchEdits } from './approvals/settle-edits';
import { keepWindow } from './keep-window';
import { startMirror } from './mirror';

// Where the page begins: it connects to main for as long as it lives, and draws.

watchAttention();
keepWindow();
watchEdits();
void startMirror();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
