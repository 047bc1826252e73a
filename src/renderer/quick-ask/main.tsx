import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '../tokens.css';
import '../base.css';
import '../parts/panel-texts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followLanguage } from '../state/language';
import { startServerState } from '../state/server-state';
import { QuickAsk } from './QuickAsk';

// Where the page of the small window begins.

followLanguage();
void startServerState();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <QuickAsk />
  </StrictMode>,
);
