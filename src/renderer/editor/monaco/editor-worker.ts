// Monaco's worker, which compares long texts by the lines that both have.

import 'monaco-editor/editor/editor.worker';
import './compare-shared-lines';
