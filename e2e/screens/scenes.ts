import { afresh, inReviewSizes, type Scene } from './scene';
import { aroundScenes } from './scenes/around';
import { batchScenes } from './scenes/batch';
import { callScenes } from './scenes/calls';
import { changeScenes } from './scenes/changes';
import { chatListScenes } from './scenes/chat-list';
import { composerScenes } from './scenes/composer';
import { conversationScenes } from './scenes/conversation';
import { editorScenes } from './scenes/editor';
import { frameScenes } from './scenes/frame';
import { historyScenes } from './scenes/history';
import { inboxScenes } from './scenes/inbox';
import { modelScenes } from './scenes/models';
import { questionScenes } from './scenes/questions';
import { reviewedScenes } from './scenes/reviewed';
import { sandboxScenes } from './scenes/sandbox';
import { searchScenes } from './scenes/search';
import { serverScenes } from './scenes/servers';
import { settingsScenes } from './scenes/settings';
import { terminalScenes } from './scenes/terminals';
import { treeScenes } from './scenes/tree';

// All pictured screens and states of the window.

export const scenes: readonly Scene[] = [
  ...frameScenes,
  ...treeScenes.map(afresh),
  ...editorScenes,
  ...searchScenes.map(afresh),
  ...conversationScenes,
  ...composerScenes,
  ...chatListScenes,
  ...callScenes,
  ...changeScenes.map(inReviewSizes),
  ...batchScenes.map(inReviewSizes),
  ...reviewedScenes.map(inReviewSizes),
  ...historyScenes,
  ...questionScenes.map(inReviewSizes),
  ...serverScenes,
  ...inboxScenes.map(inReviewSizes),
  ...modelScenes,
  ...sandboxScenes,
  ...terminalScenes,
  ...settingsScenes,
  ...aroundScenes,
];
