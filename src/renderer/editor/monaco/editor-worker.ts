// Monaco's worker. It compares lines as the rest of Pilotfish does.

import 'monaco-editor/editor/editor.worker';
import './compare-lines';
