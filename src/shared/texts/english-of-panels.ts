import { approvalAnswers } from './english/approval-answers';
import { approvalCard } from './english/approval-card';
import { askedCards } from './english/asked-cards';
import { agentCard } from './english/chat/agent-card';
import { attached } from './english/chat/attached';
import { branching } from './english/chat/branching';
import { callCard } from './english/chat/call-card';
import { callRun } from './english/chat/call-run';
import { chatExport } from './english/chat/chat-export';
import { chatListActions } from './english/chat/chat-list-actions';
import { find } from './english/chat/find';
import { history } from './english/chat/history';
import { markdown } from './english/chat/markdown';
import { named } from './english/chat/named';
import { remoteResult } from './english/chat/remote-result';
import { undo } from './english/chat/undo';
import { webResult } from './english/chat/web-result';
import { codeLists } from './english/code-lists';
import { changesReview } from './english/editor/changes-review';
import { editorArea } from './english/editor/editor-area';
import { hunks } from './english/editor/hunks';
import { pdf } from './english/editor/pdf';
import { renameSymbol } from './english/editor/rename-symbol';
import { review } from './english/editor/review';
import { reviewList } from './english/editor/review-list';
import { saving } from './english/editor/saving';
import { smallDiff } from './english/editor/small-diff';
import { projectEntries } from './english/failures/project-entries';
import { keptEdit } from './english/kept-edit';
import { sandboxPlaces } from './english/mcp/sandbox-places';
import { memoryCard } from './english/memory-card';
import { problems } from './english/problems';
import { asks } from './english/reasons/asks';
import { danger } from './english/reasons/danger';
import { notUnderstood } from './english/reasons/not-understood';
import { reads } from './english/reasons/reads';
import { refused } from './english/reasons/refused';
import { target } from './english/reasons/target';
import { remoteQuestion } from './english/remote-question';
import { problemsPanel } from './english/search/problems-panel';
import { replaceReview } from './english/search/replace-review';
import { searchPanel } from './english/search/search-panel';
import { autoDialog } from './english/shell/auto-dialog';
import { inbox } from './english/shell/inbox';
import { quickAsk } from './english/shell/quick-ask';
import { statusBar } from './english/shell/status-bar';
import { terminalPanel } from './english/terminal-panel';
import { terminalState } from './english/terminal-state';
import { callProgress } from './english/tools/call-progress';
import { callResult } from './english/tools/call-result';
import { callTitle } from './english/tools/call-title';
import { match } from './english/tools/match';
import { packageFacts } from './english/tools/package-facts';
import { treeEdit } from './english/tree-edit';
import { trustDialog } from './english/trust-dialog';
import { urlQuestion } from './english/url-question';

// The part of the English catalogue about calls, their questions and the editor. It is loaded with the panels that show
// it.

export const englishOfPanels = {
  ...agentCard,
  ...approvalAnswers,
  ...approvalCard,
  ...askedCards,
  ...asks,
  ...attached,
  ...autoDialog,
  ...branching,
  ...callCard,
  ...callProgress,
  ...callResult,
  ...callRun,
  ...callTitle,
  ...changesReview,
  ...codeLists,
  ...chatExport,
  ...chatListActions,
  ...danger,
  ...editorArea,
  ...find,
  ...inbox,
  ...keptEdit,
  ...markdown,
  ...match,
  ...memoryCard,
  ...problems,
  ...problemsPanel,
  ...named,
  ...notUnderstood,
  ...packageFacts,
  ...pdf,
  ...projectEntries,
  ...quickAsk,
  ...reads,
  ...refused,
  ...remoteQuestion,
  ...remoteResult,
  ...review,
  ...reviewList,
  ...saving,
  ...searchPanel,
  ...renameSymbol,
  ...replaceReview,
  ...sandboxPlaces,
  ...hunks,
  ...smallDiff,
  ...statusBar,
  ...target,
  ...terminalPanel,
  ...terminalState,
  ...treeEdit,
  ...history,
  ...undo,
  ...trustDialog,
  ...urlQuestion,
  ...webResult,
};
